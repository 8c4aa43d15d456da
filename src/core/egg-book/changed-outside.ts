import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { type Book, layDayOfFound, takenOut, withNewLot } from "#core/egg-book/book.ts";
import { takeNewestFirst } from "#core/egg-book/pack-oldest-first.ts";
import { spareEggs } from "#core/egg-book/stock-line.ts";
import { fitOn } from "#core/egg-book/withhold-eggs.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { OrderPlaces } from "#core/orders/order-places.ts";
import type { Day } from "#core/shared/day.ts";

const bookedOne = (
  book: Book,
  category: CategoryId,
  [stock, spare]: readonly [number, number],
  day: Day,
): Book => {
  const difference = stock - Math.max(0, spare);
  if (difference === 0) return book;
  const there = fitOn(book.lots, day, book.rules).filter((lot) => lot.category === category);
  if (difference > 0) {
    const laid = layDayOfFound({ ...book, lots: there }, () => true);
    return withNewLot(book, { from: "found", laid, category, eggs: stock - spare });
  }
  const { from } = takeNewestFirst(there, { category, eggs: -difference });
  return takenOut(book, from, { kind: "changed" });
};

/** What somebody has made of the stock without the book is booked as changed or found: then the book adds up again. */
export const changedOutside = (
  book: Book,
  stock: Inventory,
  orders: readonly OrderPlaces[],
  day: Day,
): Book => {
  const spare = spareEggs({ lots: book.lots, orders }, day, book.rules);
  return CATEGORY_IDS.reduce(
    (changed, id) => bookedOne(changed, id, [stock[id], spare[id]], day),
    book,
  );
};
