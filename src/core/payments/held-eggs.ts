import type { Asking, Held } from "#core/inventory/held.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsIn } from "#core/inventory/stock.ts";
import { type Agreement, isOverdue } from "#core/payments/agreement.ts";
import { isBeingTaken } from "#core/payments/agreement-state.ts";
import { heldOpenings, isOpenedBefore } from "#core/payments/held-openings.ts";

/** Whether a buyer who opens another payment instead gives this one up. */
export const isReplacedBy =
  (insteadOf: readonly string[]) =>
  ({ state, orderId }: Agreement): boolean =>
    state === "opened" && insteadOf.includes(orderId);

/** The eggs of payments together. */
export const eggsOf = (agreements: readonly Agreement[]): Inventory =>
  eggsIn(agreements.flatMap(({ purchase }) => purchase.lines));

/** Those whose money is being taken. They hold their eggs until it is known what has become of it, whatever the clock says. */
export const beingTaken = (underWay: readonly Agreement[]): readonly Agreement[] =>
  underWay.filter(({ state }) => isBeingTaken(state));

/** The payments that hold their eggs: those whose money is being taken, and of the others those that there is room for. */
export const holding = (
  underWay: readonly Agreement[],
  shelf: Inventory,
  now: string,
): readonly Agreement[] => [
  ...beingTaken(underWay),
  ...heldOpenings(
    underWay.filter(({ state }) => !isBeingTaken(state)).filter((one) => !isOverdue(one, now)),
    shelf,
  ),
];

/** Whether a payment holds its eggs against one that is about to be captured. */
const isAheadOf =
  (asking: Agreement) =>
  (other: Agreement): boolean =>
    other.orderId !== asking.orderId &&
    (isBeingTaken(other.state) || (!isBeingTaken(asking.state) && isOpenedBefore(other, asking)));

/** In a shop that several people visit, eggs that somebody is paying for are held for that one. */
export const heldForPayments: Held = async (
  { agreements },
  shelf,
  now,
  { insteadOf = [], ahead }: Asking = {},
) => {
  const underWay = await agreements.underWay();
  const others = underWay.filter((agreement) => !isReplacedBy(insteadOf)(agreement));
  const held = holding(others, shelf, now);
  return eggsOf(ahead ? held.filter(isAheadOf(ahead)) : held);
};
