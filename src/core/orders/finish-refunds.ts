import type { Commands } from "#core/command.ts";
import { payBack } from "#core/orders/refund-order.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { PATIENCE } from "#core/shared/patience.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Given
  extends Pick<ShopRecords, "orders" | "refunds">,
    Pick<ShopPorts, "payments" | "shared" | "clock"> {
  readonly command: Commands<ShopRecords>;
}

/** Asks again for refunds that the provider has not answered, or of which a crash has lost the answer. */
export const finishRefunds = ({ orders, refunds, clock, ...given }: Given) => {
  const pay = payBack(given);
  return async (): Promise<readonly string[]> => {
    const done: string[] = [];
    for (const refund of await refunds.all()) {
      const order = await orders.find(refund.orderId);
      if (
        order &&
        addMinutes(refund.askedAt, PATIENCE.refund / 60_000) < clock.now() &&
        (await pay({ order, refund })).ok
      )
        done.push(order.id);
    }
    return done;
  };
};
