import type { Told } from "#core/orders/told.ts";
import { type BegunGiving, beginGiving } from "#core/payments/begin-giving.ts";
import type { Giving, GivingRefusal } from "#core/payments/giving.ts";
import { type NotPaidBack, payBack, type RefundDeps, whoHeard } from "#core/payments/pay-back.ts";
import { type PartOutcome, payPartBack } from "#core/payments/pay-part-back.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export type GiveBackRefusal = GivingRefusal | NotPaidBack;

type Answer = Result<Told | null, GiveBackRefusal>;

type Paid = Result<"paid back" | null, NotPaidBack>;

const answerTo = (outcome: PartOutcome): Paid => {
  if (outcome === "paid back") return accept(outcome);
  return refuse(
    outcome === "under way" ? { kind: "refund-waiting" } : { kind: "refund-refused", ...outcome },
  );
};

/** Gives money of an order back, by its provider or by hand, and says what became of its packs. */
export const giveBack = (deps: RefundDeps) => {
  const begin = deps.command(beginGiving);
  const [payWhole, payPart] = [payBack(deps), payPartBack(deps)];

  const pay = async (begun: BegunGiving): Promise<Paid> => {
    if (begun.kind === "done") return accept(null);
    if (begun.kind === "whole") {
      const paid = await payWhole(begun.begun);
      return paid.ok ? accept("paid back") : paid;
    }
    return answerTo(await payPart(begun.part));
  };

  return async (giving: Giving): Promise<Answer> => {
    const begun = await begin(giving);
    if (!begun.ok) return begun;
    const paid = await pay(begun.value);
    if (!paid.ok) return paid;
    return accept(paid.value && (await whoHeard(deps.orders, giving.order)));
  };
};
