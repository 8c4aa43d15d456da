import type { Refund } from "#core/payments/refund.ts";
import { payBack, type RefundDeps } from "#core/payments/refund-order.ts";
import { bulkhead } from "#core/shared/bulkhead.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = RefundDeps & Pick<ShopRecords, "refunds"> & Pick<ShopPorts, "clock" | "log">;

export const retryRefunds = ({ orders, refunds, clock, log, ...deps }: Deps) => {
  const pay = payBack(deps);

  const retry = async (refund: Refund): Promise<boolean> => {
    const order = await orders.find(refund.orderId);
    const isDue = addMinutes(refund.askedAt, TIMEOUTS.refund / 60_000) < clock.now();
    return order !== null && isDue && (await pay({ order, refund })).ok;
  };

  return async (): Promise<readonly string[]> => {
    const done: string[] = [];
    for (const refund of await refunds.all()) {
      const about = { orderId: refund.orderId };
      if (await bulkhead(log, { event: "refund-not-finished", about }, () => retry(refund)))
        done.push(refund.orderId);
    }
    return done;
  };
};
