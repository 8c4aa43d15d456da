import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { Planned } from "#core/fefo/dry-run.ts";
import type { EggsOfOrder } from "#core/fefo/promised-eggs.ts";
import { bestBeforeOf, type EggDates } from "#core/ledger/book-settings.ts";
import type { Lot } from "#core/ledger/lot.ts";
import type { Order } from "#core/orders/order.ts";
import type { Day } from "#core/shared/day.ts";

export type BestBefore = Readonly<Partial<Record<CategoryId, Day>>>;

export const earliestOf = (dates: readonly BestBefore[]): BestBefore =>
  Object.fromEntries(
    CATEGORY_IDS.flatMap((id) => {
      const [first] = dates.flatMap((one) => one[id] ?? []).toSorted();
      return first ? [[id, first]] : [];
    }),
  );

export const bestBeforeOfLots = (lots: readonly Lot[], dates: EggDates): BestBefore =>
  earliestOf(lots.map(({ category, laid }) => ({ [category]: bestBeforeOf(laid, dates) })));

export const plannedLots = (
  lots: readonly Lot[],
  plan: readonly Planned<EggsOfOrder>[],
  day: Day,
): readonly Lot[] => {
  const used = new Set(
    plan
      .filter(({ wanted }) => wanted.day === day)
      .flatMap(({ from }) => from.map(({ lot }) => lot)),
  );
  return lots.filter(({ id }) => used.has(id));
};

export const bestBeforeWritten = (orders: readonly Order[]): BestBefore =>
  earliestOf(orders.map(({ bestBefore = {} }) => bestBefore));
