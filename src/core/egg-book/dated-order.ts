import type { Book } from "#core/egg-book/book.ts";
import { outBut } from "#core/egg-book/out-but.ts";
import {
  type BestBefore,
  bestBeforeOfLots,
  bestBeforeWritten,
  earliestOf,
  plannedLots,
} from "#core/fefo/best-before.ts";
import { dryRun, type Planned } from "#core/fefo/dry-run.ts";
import { type EggsOfOrder, eggsForDays, promisedForDays } from "#core/fefo/promised-eggs.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import type { Order } from "#core/orders/order.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

type Records = Pick<ShopRecords, "orders">;

type Plan = readonly Planned<EggsOfOrder>[];

export const planOf = async (
  { orders }: Records,
  { lots, rules, now }: Pick<Book, "lots" | "rules" | "now">,
  farm: OfDays,
): Promise<Plan> => dryRun(lots, promisedForDays(await orders.toPack(), now, farm), rules);

export const datesOfDay = async (
  { orders }: Records,
  { lots, rules, plan }: Pick<Book, "lots" | "rules"> & { readonly plan: Plan },
  day: Day,
): Promise<BestBefore> => {
  const packed = await orders.forDays([day]);
  return earliestOf([
    bestBeforeOfLots(plannedLots(lots, plan, day), rules),
    bestBeforeWritten(packed),
  ]);
};

/** Includes a half that left while the book was closed, and has no date of its own. */
const lotsOut = async (
  records: Pick<ShopRecords, "lots" | "moves">,
  [before, after]: readonly [Book, Book],
  order: Order,
): Promise<readonly Lot[]> => {
  const moves = after.moves.slice(before.moves.length);
  const taken = new Set(moves.flatMap((move) => (move.order === order.id ? move.lot : [])));
  const now = after.lots.filter(({ id }) => taken.has(id));
  return order.handedOver ? [...now, ...(await outBut(records, order, [])).lots] : now;
};

/** A kind has one date a day, its oldest egg's, so boxes may be filled in any order. Looks before any is packed. */
export const datingOrders = (
  records: Pick<ShopRecords, "lots" | "moves" | "orders">,
  opened: Book,
  farm: OfDays,
) => {
  const known = new Map<Day, BestBefore>();
  let plan: Plan | null = null;

  const datesOn = async (day: Day): Promise<BestBefore> => {
    plan ??= await planOf(records, opened, farm);
    return known.get(day) ?? datesOfDay(records, { ...opened, plan }, day);
  };

  return async (books: readonly [Book, Book], order: Order, at: string): Promise<Order> => {
    const days = [...new Set(eggsForDays(order, at, farm).map(({ day }) => day))];
    const own = bestBeforeOfLots(await lotsOut(records, books, order), opened.rules);
    for (const day of days) known.set(day, await datesOn(day));
    const all = earliestOf([own, ...days.flatMap((day) => known.get(day) ?? [])]);
    const kinds = Object.keys(own) as readonly (keyof BestBefore)[];
    const fresh = Object.fromEntries(kinds.map((kind) => [kind, all[kind]]));
    // The other half may have left with an earlier date.
    const bestBefore = earliestOf([fresh, order.bestBefore ?? {}]);
    for (const day of days) known.set(day, earliestOf([bestBefore, known.get(day) ?? {}]));
    return { ...order, bestBefore };
  };
};
