import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readEach } from "#adapters/farm-json/record-list.ts";
import { asList, asMap } from "#adapters/farm-json/records.ts";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import { EggsOfOne, type Lot, LotFields, lotIdOf, sourceIdOf } from "#core/ledger/lot.ts";
import { WeekSum } from "#core/ledger/week-sum.ts";
import { isReckonable } from "#core/shared/reckonable.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

const { week: Day, category: Category, kind: Kind } = WeekSum.entries;
const EggsByCategory = v.record(Category, EggsOfOne);

const StoredCount = v.pipe(
  v.object({
    ...v.omit(LotFields, ["category"]).entries,
    eggs: EggsByCategory,
    left: v.optional(EggsByCategory, {}),
  }),
  v.check(hasStoredTexts),
  v.check(({ eggs, left }) =>
    CATEGORY_IDS.every((category) => (left[category] ?? 0) <= (eggs[category] ?? 0)),
  ),
);

type CountOfLots = v.InferOutput<typeof StoredCount>;

const StoredWeek = v.tuple([
  Day,
  v.record(Category, v.record(Kind, v.pipe(v.number(), v.integer(), v.check(isReckonable)))),
]);

const readCount = (stored: unknown): CountOfLots | null => {
  const read = v.safeParse(StoredCount, stored);
  return read.success ? read.output : null;
};

const lotsOf = ({ id, eggs, left, ...shared }: CountOfLots): readonly Lot[] =>
  CATEGORY_IDS.flatMap((category) => {
    const cameIn = eggs[category];
    if (cameIn === undefined) return [];
    const lot = { id: lotIdOf(id, category), category, eggs: cameIn, left: left[category] ?? 0 };
    return [{ ...shared, ...lot }];
  });

const readWeek = (stored: unknown): readonly WeekSum[] | null => {
  const read = v.safeParse(StoredWeek, stored);
  if (!read.success) return null;
  const [week, categories] = read.output;
  return Object.entries(categories).flatMap(([category, kinds]) =>
    Object.entries(kinds).map(([kind, eggs]) => ({ week, category, kind, eggs }) as WeekSum),
  );
};

export interface StoredLots {
  readonly lots: readonly Lot[];
  readonly weeks: readonly WeekSum[];
}

export const lotsFormat: DocumentFormat<StoredLots> = {
  topic: "lots",
  initial: { lots: [], weeks: [] },
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const lots = readEach(readCount, asList(map.lots));
    const weeks = readEach(readWeek, Object.entries(asMap(map.weeks) ?? {}));
    return {
      value: { lots: (lots?.value ?? []).flatMap(lotsOf), weeks: (weeks?.value ?? []).flat() },
      stored: {
        ...map,
        lots: lots?.stored ?? [],
        weeks: Object.fromEntries((weeks?.stored ?? []) as [string, unknown][]),
      },
      skipped: (lots?.skipped ?? 0) + (weeks?.skipped ?? 0),
    };
  },
};

type EggsOf = Partial<Record<CategoryId, number>>;

const countsOf = (lots: readonly Lot[]): readonly object[] => {
  const counts = new Map<string, { readonly eggs: EggsOf; readonly left: EggsOf }>();
  for (const lot of lots) {
    const { at, from, flock, laid, category } = lot;
    const shared = { id: sourceIdOf(lot), at, from, flock, laid };
    const key = JSON.stringify(shared);
    const count = counts.get(key) ?? { ...shared, eggs: {}, left: {} };
    count.eggs[category] = lot.eggs;
    if (lot.left > 0) count.left[category] = lot.left;
    counts.set(key, count);
  }
  return [...counts.values()];
};

const weeksOf = (sums: readonly WeekSum[]): object => {
  const weeks: Record<string, Record<string, Record<string, number>>> = {};
  for (const { week, category, kind, eggs } of sums) {
    const categories = weeks[week] ?? {};
    weeks[week] = { ...categories, [category]: { ...categories[category], [kind]: eggs } };
  }
  return weeks;
};

export const lotsToJson = ({ lots, weeks }: StoredLots): object => ({
  lots: countsOf(lots),
  weeks: weeksOf(weeks),
});
