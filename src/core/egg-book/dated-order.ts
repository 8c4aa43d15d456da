import {
  type BestBefore,
  bestBeforeOfLots,
  bestBeforeWritten,
  earliestOf,
  plannedLots,
} from "#core/egg-book/best-before.ts";
import type { Book } from "#core/egg-book/book.ts";
import { dryRun, type Planned } from "#core/egg-book/dry-run.ts";
import { type EggsOfOrder, eggsForDays, promisedForDays } from "#core/egg-book/promised-eggs.ts";
import type { Order } from "#core/orders/order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "orders" | "profile">;

type Plan = readonly Planned<EggsOfOrder>[];

/** What a dry run packs for all orders that are promised eggs. */
export const planOf = async (
  { orders, profile }: Records,
  { lots, rules, now }: Pick<Book, "lots" | "rules" | "now">,
): Promise<Plan> => {
  const farm = await loadFarm({ profile });
  return dryRun(lots, promisedForDays(await orders.toPack(), now, farm), rules);
};

/** What is on the boxes of a day, packed and planned: the order's own eggs apart. */
export const datesOfDays = async (
  { orders }: Pick<Records, "orders">,
  { lots, rules, plan }: Pick<Book, "lots" | "rules"> & { readonly plan: Plan },
  days: readonly Day[],
): Promise<BestBefore> => {
  const planned = days.flatMap((day) => plannedLots(lots, plan, day));
  const packed = await orders.forDays(days);
  return earliestOf([bestBeforeOfLots(planned, rules), bestBeforeWritten(packed)]);
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
  const plan = await planOf(records, before);
  const all = earliestOf([own, await datesOfDays(records, { ...before, plan }, days)]);
  const kinds = Object.keys(own) as readonly (keyof BestBefore)[];
  return { ...order, bestBefore: Object.fromEntries(kinds.map((kind) => [kind, all[kind]])) };
};
