import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { Lot } from "#core/egg-book/lot.ts";
import { eggsPromised } from "#core/egg-book/promised-eggs.ts";
import { type FitRules, fitOn } from "#core/egg-book/withhold-eggs.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";

/** What may be handed over today. */
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

export interface OnTheBook {
  readonly lots: readonly Lot[];
  /** At least all that are paid and not packed. */
  readonly orders: readonly OrderPlaces[];
}

/** Eggs on the shelf that nobody was promised. Below 0 where more were promised. */
export const spareEggs = ({ lots, orders }: OnTheBook, today: Day, rules: FitRules): Inventory => {
  const [shelf, promised] = [shelfOf(lots, today, rules), eggsPromised(orders)];
  return Object.fromEntries(CATEGORY_IDS.map((id) => [id, shelf[id] - promised[id]])) as Inventory;
};

/** The one rule of the book: for sale is what is on the shelf and promised to nobody. */
export const stockByTheBook = (book: OnTheBook, today: Day, rules: FitRules): Inventory => {
  const spare = spareEggs(book, today, rules);
  return Object.fromEntries(CATEGORY_IDS.map((id) => [id, Math.max(0, spare[id])])) as Inventory;
};
