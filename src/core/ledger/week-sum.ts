import * as v from "valibot";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { countedAs } from "#core/ledger/counted-as.ts";
import { type EggMove, eggsOut, OUT_KINDS } from "#core/ledger/egg-move.ts";
import { LOT_SOURCES, type Lot } from "#core/ledger/lot.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { todayAt } from "#core/shared/today.ts";
import { mondayOf } from "#core/shared/week.ts";

export const WeekSum = v.object({
  /** A Monday. */
  week: v.pipe(v.string(), v.check(isDay)),
  category: v.picklist(CATEGORY_IDS),
  kind: v.picklist([...LOT_SOURCES, ...OUT_KINDS]),
  /** Less what came back: negative in a week in which more came back than went out. */
  eggs: v.pipe(v.number(), v.safeInteger()),
});

export type WeekSum = Readonly<v.InferOutput<typeof WeekSum>>;

export const weekSumId = ({ week, category, kind }: WeekSum): string =>
  `${week} ${category} ${kind}`;

export const addedUp = (sums: readonly WeekSum[]): readonly WeekSum[] => {
  const by = new Map<string, WeekSum>();
  for (const sum of sums) {
    const before = by.get(weekSumId(sum));
    by.set(weekSumId(sum), before ? { ...sum, eggs: before.eggs + sum.eggs } : sum);
  }
  return [...by.values()];
};

const weekAt = (instant: string): Day => mondayOf(todayAt(instant));

/** What came in and went out, by kind and week. Moves of other lots don't count. */
export const weekSumsOf = (lots: readonly Lot[], moves: readonly EggMove[]): readonly WeekSum[] => {
  const categories = new Map(lots.map(({ id, category }) => [id, category]));
  const came = lots.map(({ at, category, from, eggs }) => ({
    week: weekAt(at),
    category,
    kind: from,
    eggs,
  }));
  const went = moves.flatMap((move) => {
    const category = categories.get(move.lot);
    const sum = { week: weekAt(move.at), kind: countedAs(move, moves), eggs: eggsOut(move) };
    return category ? [{ ...sum, category }] : [];
  });
  return addedUp([...came, ...went]).filter(({ eggs }) => eggs !== 0);
};
