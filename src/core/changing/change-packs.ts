import { beginChange } from "#core/changing/begin-change.ts";
import type { ChangeRefusal, PacksChange } from "#core/changing/changing.ts";
import type { Told } from "#core/orders/told.ts";
import { type Paid, payGiving } from "#core/payments/give-back.ts";
import type { GivingRefusal } from "#core/payments/giving.ts";
import type { RefundDeps } from "#core/payments/pay-back.ts";
import type { Pence } from "#core/shared/money.ts";
import { accept, type Result } from "#core/shared/result.ts";

export interface ChangedPacks {
  readonly told: Told;
  /** In pence, what is given back, and what its provider answered. */
  readonly back: Pence;
  readonly paid: Paid;
}

/** Changes the packs of an order that has not left; the change stands whatever the provider answers. */
export const changePacks = (deps: RefundDeps) => {
  const begin = deps.command(beginChange);
  const pay = payGiving(deps);
  return async (
    change: PacksChange,
  ): Promise<Result<ChangedPacks, ChangeRefusal | GivingRefusal>> => {
    const begun = await begin(change);
    if (!begun.ok) return begun;
    const { told, back, giving } = begun.value;
    return accept({ told, back, paid: await pay(giving) });
  };
};
