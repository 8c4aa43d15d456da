import {
  type BestBefore,
  bestBeforeOfLots,
  bestBeforeWritten,
  earliestOf,
  plannedLots,
} from "#core/egg-book/best-before.ts";
import type { Book } from "#core/egg-book/book.ts";
import { dryRun } from "#core/egg-book/dry-run.ts";
import { eggsForDays, promisedForDays } from "#core/egg-book/promised-eggs.ts";
import type { Order } from "#core/orders/order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "orders" | "profile">;

/** What is on the boxes of a day, packed and planned: the order's own eggs apart. */
export const datesOfDays = async (
  { orders, profile }: Records,
  book: Pick<Book, "lots" | "rules" | "now">,
  days: readonly Day[],
): Promise<BestBefore> => {
  const farm = await loadFarm({ profile });
  const promised = promisedForDays(await orders.toPack(), book.now, farm);
  const plan = dryRun(book.lots, promised, book.rules);
  const planned = days.flatMap((day) => plannedLots(book.lots, plan, day));
  const [first = ""] = days.toSorted();
  const packed = (await orders.forDaysFrom(first)).filter(({ days: own = {} }) =>
    Object.values(own).some((day) => days.includes(day)),
  );
  return earliestOf([bestBeforeOfLots(planned, book.rules), bestBeforeWritten(packed)]);
};

/**
 * One date for each kind and day: that of the oldest egg of the kind that goes out on that day, so that boxes may be
 * filled in any order.
 */
export const datedOrder = async (
  records: Records,
  [before, after]: readonly [Book, Book],
  order: Order,
): Promise<Order> => {
  const farm = await loadFarm(records);
  const days = [...new Set(eggsForDays(order, before.now, farm).map(({ day }) => day))];
  const taken = new Set(after.moves.slice(before.moves.length).map(({ lot }) => lot));
  const own = bestBeforeOfLots(
    after.lots.filter(({ id }) => taken.has(id)),
    after.rules,
  );
  const all = earliestOf([own, await datesOfDays(records, before, days)]);
  const kinds = Object.keys(own) as readonly (keyof BestBefore)[];
  return { ...order, bestBefore: Object.fromEntries(kinds.map((kind) => [kind, all[kind]])) };
};
