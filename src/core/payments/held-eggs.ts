import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { eggsAsked, type Inventory } from "#core/inventory/inventory.ts";
import { type Agreement, isOverdue } from "#core/payments/agreement.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The eggs that payments under way hold, each for as long as its prices stand. */
export const heldBy = (underWay: readonly Agreement[], now: string): Inventory => {
  const standing = underWay.filter((agreement) => !isOverdue(agreement, now));
  const lines = standing.flatMap(({ purchase }) => purchase.lines);
  return Object.fromEntries(CATEGORY_IDS.map((id) => [id, eggsAsked(lines, id)])) as Inventory;
};

/** In a shop that several people visit, eggs that somebody is paying for are held for that one. */
export const heldForPayments = async (
  { agreements }: Pick<ShopRecords, "agreements">,
  now: string,
): Promise<Inventory> => heldBy(await agreements.underWay(), now);
