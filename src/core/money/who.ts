import type { Money, Movement } from "#core/money/movement.ts";

export const OWNER = "owner";
export const CUSTOMER = "customer";
export const PROVIDER = "provider";

/** Who asked for it: the owner, or a helper by name. */
export const whoBy = (helper: string | undefined): string => helper ?? OWNER;

/** The movements that are new since `before` say who entered them. */
export const enteredSince = <Moved extends { readonly money: Money }>(
  before: { readonly money: Money },
  after: Moved,
  whoOf: (movement: Movement) => string,
): Moved => ({
  ...after,
  money: after.money.map((one, at) =>
    at < before.money.length ? one : { ...one, who: whoOf(one) },
  ),
});
