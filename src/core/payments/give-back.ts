import type { Told } from "#core/orders/told.ts";
import { type BegunGiving, beginGiving } from "#core/payments/begin-giving.ts";
import type { Giving, GivingRefusal } from "#core/payments/giving.ts";
import {
  type NotPaidBack,
  type PaidBack,
  payBack,
  type RefundDeps,
  whoHeard,
} from "#core/payments/pay-back.ts";
import { type PartOutcome, payPartBack } from "#core/payments/pay-part-back.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export type GiveBackRefusal = GivingRefusal | NotPaidBack;

/** Who hears of it; null where nothing is new. */
type Answer = Result<Told | "on its way" | null, GiveBackRefusal>;

/** Null where its provider was asked for nothing. */
export type Paid = Result<PaidBack | null, NotPaidBack>;

const answerTo = (outcome: PartOutcome): Paid => {
  if (outcome === "paid back" || outcome === "on its way") return accept(outcome);
  return refuse(
    outcome === "under way" ? { kind: "refund-waiting" } : { kind: "refund-refused", ...outcome },
  );
};

export const payGiving = (deps: RefundDeps) => {
  const [payWhole, payPart] = [payBack(deps), payPartBack(deps)];
  return async (begun: BegunGiving): Promise<Paid> => {
    if (begun.kind === "done") return accept(null);
    if (begun.kind === "whole") return payWhole(begun.begun);
    return answerTo(await payPart(begun.part));
  };
};

/** Gives money of an order back, by its provider or by hand, and says what became of its packs. */
export const giveBack = (deps: RefundDeps) => {
  const begin = deps.command(beginGiving);
  const pay = payGiving(deps);

  return async (giving: Giving): Promise<Answer> => {
    const begun = await begin(giving);
    if (!begun.ok) return begun;
    const paid = await pay(begun.value);
    if (!paid.ok) return paid;
    return accept(
      paid.value === "paid back" ? await whoHeard(deps.orders, giving.order) : paid.value,
    );
  };
};
