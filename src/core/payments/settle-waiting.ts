import type { ShopContext } from "#core/command.ts";
import { attentionMessages } from "#core/letters/order-messages.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { logged } from "#core/orders/order-log.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { statusAfter } from "#core/orders/order-status.ts";
import { refundInWords } from "#core/orders/refunds-of-order.ts";
import type { PartRefund } from "#core/payments/part-refund.ts";
import type { Capture } from "#core/payments/payment.ts";
import { recordPart } from "#core/payments/record-part.ts";
import type { Refund } from "#core/payments/refund.ts";
import type { WaitingRefund } from "#core/payments/waiting-refund.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Pence } from "#core/shared/money.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = ShopRecords & ShopContext;

const stateOf = ({ id }: WaitingRefund, { refunds = [], unsettled = [] }: Capture) => {
  const made = refunds.find((one) => one.id === id);
  if (made) return made;
  return unsettled.find((one) => one.id === id)?.state ?? "pending";
};

const fail = async (
  { orders, messages, profile, now }: Deps,
  orderId: string,
  amount: Pence | null,
): Promise<void> => {
  const order = await orders.find(orderId);
  if (!order) return;
  const detail = refundInWords(amount ?? leftOf(order));
  const failed = logged(order, now, { kind: "refund-failed", detail });
  const status = statusAfter(order.status, "dispute") ?? order.status;
  const after = { ...failed, status };
  await orders.replace(after);
  const farm = await loadFarm({ profile });
  await writeMessages({ messages, profile }, attentionMessages(after, farm), now);
};

const settlePart = async (deps: Deps, part: PartRefund, capture: Capture): Promise<void> => {
  const { partRefunds, now } = deps;
  const { waiting, orderId } = part;
  if (!waiting) return;
  const state = stateOf(waiting, capture);
  if (state === "pending")
    return partRefunds.replace({ ...part, waiting: { ...waiting, lookedAt: now } });
  await partRefunds.remove(orderId);
  if (state === "failed") await fail(deps, orderId, part.amount);
  else await recordPart(deps)(part, state);
};

/** One that is made is recorded by the news of it. */
const settleWhole = async (deps: Deps, refund: Refund, capture: Capture): Promise<void> => {
  const { refunds, now } = deps;
  const { waiting, orderId } = refund;
  if (!waiting) return;
  const state = stateOf(waiting, capture);
  if (state === "pending")
    return refunds.replace({ ...refund, waiting: { ...waiting, lookedAt: now } });
  if (state !== "failed") return;
  await refunds.remove(orderId);
  await fail(deps, orderId, null);
};

/** Refunds that waited for the provider, as it tells of them now. */
export const settleWaiting =
  (deps: Deps) =>
  async (orderId: string, capture: Capture, payment?: string): Promise<void> => {
    const part = await deps.partRefunds.find(orderId);
    if (part?.payment === payment && part) await settlePart(deps, part, capture);
    const whole = payment === undefined ? await deps.refunds.find(orderId) : null;
    if (whole) await settleWhole(deps, whole, capture);
  };
