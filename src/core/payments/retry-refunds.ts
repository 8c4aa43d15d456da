import type { PartRefund } from "#core/payments/part-refund.ts";
import { payBack, type RefundDeps } from "#core/payments/pay-back.ts";
import { payPartBack } from "#core/payments/pay-part-back.ts";
import type { Refund } from "#core/payments/refund.ts";
import { isToLookAt } from "#core/payments/waiting-refund.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { logFailure } from "#core/shared/log-failure.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = RefundDeps &
  Pick<ShopRecords, "refunds" | "partRefunds"> &
  Pick<ShopPorts, "clock" | "log">;

export const retryRefunds = (deps: Deps) => {
  const { orders, refunds, partRefunds, clock, log } = deps;
  const pay = payBack(deps);
  const payPart = payPartBack(deps);

  const isDue = ({ askedAt, waiting }: Pick<Refund, "askedAt" | "waiting">): boolean =>
    waiting
      ? isToLookAt(waiting, clock.now())
      : addMinutes(askedAt, TIMEOUTS.refund / 60_000) < clock.now();

  const retry = async (refund: Refund): Promise<boolean> => {
    const order = await orders.find(refund.orderId);
    if (order === null || !isDue(refund)) return false;
    const paid = await pay({ order, refund });
    return paid.ok && paid.value === "paid back";
  };

  const retryPart = async (part: PartRefund): Promise<boolean> =>
    isDue(part) && (await payPart(part)) === "paid back";

  return async (): Promise<readonly string[]> => {
    const done: string[] = [];
    const finish = async (orderId: string, act: () => Promise<boolean>): Promise<void> => {
      const failure = { event: "refund-not-finished", about: { orderId } };
      if (await logFailure(log, failure, act)) done.push(orderId);
    };
    for (const part of await partRefunds.all()) await finish(part.orderId, () => retryPart(part));
    for (const refund of await refunds.all()) await finish(refund.orderId, () => retry(refund));
    return done;
  };
};
