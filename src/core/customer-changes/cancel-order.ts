import { beginCancel, type CancelRefusal } from "#core/customer-changes/begin-cancel.ts";
import { type CallerDeps, type OwnOrder, orderOfCaller } from "#core/orders/order-of-caller.ts";
import { payBack, type RefundDeps } from "#core/payments/pay-back.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface Cancelled {
  readonly refunded: true;
}

type Answer = Result<Cancelled, CancelRefusal>;

type Deps = CallerDeps & RefundDeps;

export const cancelOrder = (deps: Deps) => {
  const [begin, pay] = [deps.command(beginCancel), payBack(deps)];

  const cancel = async (orderId: string): Promise<Answer> => {
    const begun = await begin(orderId);
    if (!begun.ok) return begun;
    const paid = begun.value ? await pay(begun.value) : accept("paid back" as const);
    if (!paid.ok) return refuse({ kind: paid.refusal.kind });
    return paid.value === "paid back"
      ? accept({ refunded: true })
      : refuse({ kind: "refund-waiting" });
  };

  return async (own: OwnOrder): Promise<Answer> => {
    if (!deps.shared) return refuse({ kind: "not-allowed" });
    const order = await orderOfCaller(deps)(own);
    return order ? cancel(own.orderId) : refuse({ kind: "order-gone" });
  };
};
