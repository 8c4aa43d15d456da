import type { ShopContext } from "#core/command.ts";
import type { Movement } from "#core/money/movement.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { refundInWords, refundOfWish } from "#core/orders/refunds-of-order.ts";
import type { Told } from "#core/orders/told.ts";
import {
  isAsAsked,
  type PartRefund,
  type PartRefusal,
  type PartWish,
  reasonOf,
  refusalOfPart,
} from "#core/payments/part-refund.ts";
import { type PayPartDeps, payPartBack } from "#core/payments/pay-part-back.ts";
import { type RefundRefusal, whoHeard } from "#core/payments/refund-order.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type PartRefundRefusal = RefundRefusal | PartRefusal;

type Records = Pick<ShopRecords, "orders" | "refunds" | "partRefunds"> & ShopContext;

const storePart = async (
  { orders, partRefunds, now }: Records,
  order: Order,
  { orderId, wish, amount, ...wanted }: PartWish,
): Promise<PartRefund> => {
  const part = { orderId, wish, amount, reason: reasonOf(wanted), askedAt: now };
  const entry = { kind: "part-asked", detail: refundInWords(amount) } as const;
  await partRefunds.add(part);
  await orders.replace(logged(order, now, entry));
  return part;
};

const beginNew = async (
  records: Records,
  order: Order,
  wanted: PartWish,
): Promise<Result<PartRefund, PartRefundRefusal>> => {
  if (await records.refunds.find(order.id)) return refuse({ kind: "refund-under-way" });
  const refusal = refusalOfPart(order, wanted);
  return refusal ? refuse(refusal) : accept(await storePart(records, order, wanted));
};

const paidBefore = (made: Movement, wanted: PartWish): Result<null, PartRefundRefusal> => {
  const amount = -made.amount;
  return isAsAsked({ ...made, amount }, wanted)
    ? accept(null)
    : refuse({ kind: "already-refunded", amount });
};

const beginPart =
  (records: Records) =>
  async (wanted: PartWish): Promise<Result<PartRefund | null, PartRefundRefusal>> => {
    const { orderId, wish } = wanted;
    const order = await records.orders.find(orderId);
    if (!order) return refuse({ kind: "order-gone" });
    const done = refundOfWish(order, wish);
    if (done) return paidBefore(done, wanted);
    const earlier = await records.partRefunds.find(orderId);
    if (!earlier) return beginNew(records, order, wanted);
    return earlier.wish === wish && isAsAsked(earlier, wanted)
      ? accept(earlier)
      : refuse({ kind: "refund-under-way" });
  };

export const refundPart = (deps: PayPartDeps) => {
  const begin = deps.command(beginPart);
  const pay = payPartBack(deps);
  return async (wanted: PartWish): Promise<Result<Told | null, PartRefundRefusal>> => {
    if (!deps.shared) return refuse({ kind: "not-refundable" });
    const begun = await begin(wanted);
    if (!begun.ok) return begun;
    if (begun.value === null) return accept(null);
    const outcome = await pay(begun.value);
    if (outcome === "paid back") return accept(await whoHeard(deps.orders, wanted.orderId));
    if (outcome === "under way") return refuse({ kind: "refund-under-way" });
    return refuse({ kind: "refund-refused", ...outcome });
  };
};
