import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { Held } from "#core/inventory/held.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { eggsAsked } from "#core/inventory/shelf.ts";
import { type Agreement, isOverdue } from "#core/payments/agreement.ts";

/** Whether a buyer who opens another payment instead gives this one up. */
export const isReplacedBy =
  (insteadOf: readonly string[]) =>
  ({ state, orderId }: Agreement): boolean =>
    state === "opened" && insteadOf.includes(orderId);

/** One that was given up holds nothing; a paid one does until its money has come, however long that takes. */
const isHolding = (agreement: Agreement, now: string): boolean =>
  agreement.state !== "abandoned" && (agreement.state === "pending" || !isOverdue(agreement, now));

/** The eggs that payments under way hold, each for as long as its prices stand. */
export const heldBy = (underWay: readonly Agreement[], now: string): Inventory => {
  const holding = underWay.filter((agreement) => isHolding(agreement, now));
  const lines = holding.flatMap(({ purchase }) => purchase.lines);
  return Object.fromEntries(CATEGORY_IDS.map((id) => [id, eggsAsked(lines, id)])) as Inventory;
};

/** In a shop that several people visit, eggs that somebody is paying for are held for that one. */
export const heldForPayments: Held = async ({ agreements }, now, insteadOf = []) => {
  const underWay = await agreements.underWay();
  return heldBy(
    underWay.filter((agreement) => !isReplacedBy(insteadOf)(agreement)),
    now,
  );
};
