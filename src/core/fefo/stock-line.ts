import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { type FitRules, fitOn } from "#core/fefo/withhold-eggs.ts";
import { type Inventory, lessHeld } from "#core/inventory/inventory.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { EggsKept } from "#ports/inventory-repository.ts";

export const shelfOf = (lots: readonly Lot[], today: Day, rules: FitRules): Inventory => {
  const fit = fitOn(lots, today, rules);
  return Object.fromEntries(
    CATEGORY_IDS.map((id) => [
      id,
      sumOf(
        fit.filter(({ category }) => category === id),
        ({ left }) => left,
      ),
    ]),
  ) as Inventory;
};

/** The one rule of the book: for sale is the shelf less what is promised, and never below 0. */
export const stockByTheBook = (
  { lots, promised }: Pick<EggsKept, "lots" | "promised">,
  today: Day,
  rules: FitRules,
): Inventory => lessHeld(shelfOf(lots, today, rules), promised);
