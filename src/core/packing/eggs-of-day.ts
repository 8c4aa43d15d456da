import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { datesOfDay, planOf } from "#core/egg-book/dated-order.ts";
import { rulesOf } from "#core/egg-book/load-book.ts";
import type { Planned } from "#core/fefo/dry-run.ts";
import type { EggsOfOrder } from "#core/fefo/promised-eggs.ts";
import { type Lot, oldestFirst } from "#core/ledger/lot.ts";
import type { EggsOfDay, EggsToTake, LaidEggs } from "#core/packing/day-eggs.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

const takenOf = (
  category: CategoryId,
  lots: readonly Lot[],
  plan: readonly Planned<EggsOfOrder>[],
): EggsToTake => {
  const own = plan.filter(({ wanted }) => wanted.category === category);
  const taken = own.flatMap(({ from }) => from);
  const layDays = new Map(lots.map(({ id, laid }) => [id, laid]));
  const days = [...new Set(lots.map(({ laid }) => laid))];
  const take = days.flatMap((laid): readonly LaidEggs[] => {
    const eggs = sumOf(
      taken.filter(({ lot }) => layDays.get(lot) === laid),
      (one) => one.eggs,
    );
    return eggs > 0 ? [{ laid, eggs }] : [];
  });
  return { category, take, short: sumOf(own, ({ short }) => short) };
};

type Deps = Pick<ShopRecords, "bookSettings" | "care" | "lots" | "orders" | "profile">;

export const eggsOfDay = async (deps: Deps, day: Day, now: string): Promise<EggsOfDay | null> => {
  const settings = await deps.bookSettings.load();
  if (!settings.isOpen) return null;
  const rules = await rulesOf(deps, settings);
  const lots = oldestFirst(await deps.lots.open());
  const today = todayAt(now);
  const packedOn = day < today ? today : day;
  const plan = await planOf(deps, { lots, rules, now }, await loadFarm(deps));
  const ofDay = plan.filter(({ wanted }) => wanted.day === packedOn);
  const bestBefore = await datesOfDay(deps, { lots, rules, plan }, day);
  return {
    bestBefore,
    laidFrom: Object.fromEntries(
      Object.entries(bestBefore).map(([id, date]) => [id, addDays(date, -rules.bestBeforeDays)]),
    ),
    kinds: CATEGORY_IDS.map((id) => takenOf(id, lots, ofDay)).filter(
      ({ take, short }) => take.length > 0 || short > 0,
    ),
  };
};
