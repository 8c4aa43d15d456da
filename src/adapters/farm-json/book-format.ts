import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readEach } from "#adapters/farm-json/record-list.ts";
import { asList, asMap } from "#adapters/farm-json/records.ts";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { type BookSettings, CLOSED_BOOK, isEggDays } from "#core/egg-book/book-settings.ts";
import { BACK_KINDS, type EggMove, OUT_KINDS } from "#core/egg-book/egg-move.ts";
import { LOT_SOURCES, type Lot } from "#core/egg-book/lot.ts";
import type { WeekSum } from "#core/egg-book/week-sum.ts";
import { isDay } from "#core/shared/day.ts";
import { toPence, toPounds } from "#core/shared/money.ts";

const Id = v.pipe(v.string(), v.nonEmpty());
const Day = v.pipe(v.string(), v.check(isDay));
const Eggs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Category = v.picklist(CATEGORY_IDS);

const StoredLot = v.pipe(
  v.object({
    id: Id,
    at: v.string(),
    from: v.picklist(LOT_SOURCES),
    flock: v.fallback(v.string(), ""),
    laid: Day,
    category: Category,
    eggs: Eggs,
    left: Eggs,
  }),
  v.check(({ eggs, left }) => left <= eggs),
);

const StoredMove = v.object({
  id: Id,
  at: v.string(),
  lot: Id,
  eggs: v.pipe(Eggs, v.minValue(1)),
  kind: v.picklist([...OUT_KINDS, ...BACK_KINDS]),
  order: v.exactOptional(v.string()),
  note: v.exactOptional(v.string()),
  amount: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.transform(toPence))),
  undoes: v.exactOptional(v.string()),
});

const StoredSum = v.object({
  week: Day,
  category: Category,
  kind: v.picklist([...LOT_SOURCES, ...OUT_KINDS, ...BACK_KINDS]),
  eggs: Eggs,
});

const EggDays = (otherwise: number) =>
  v.fallback(v.pipe(v.number(), v.check(isEggDays)), otherwise);

const StoredSettings = v.object({
  isOpen: v.fallback(v.boolean(), false),
  openedAt: v.fallback(v.string(), ""),
  settledOn: v.fallback(Day, ""),
  bestBeforeDays: EggDays(CLOSED_BOOK.bestBeforeDays),
  handOverDays: EggDays(CLOSED_BOOK.handOverDays),
});

/** `{ isOpen, openedAt, settledOn, bestBeforeDays, handOverDays }` */
export const bookFormat: DocumentFormat<BookSettings> = {
  topic: "bookSettings",
  initial: CLOSED_BOOK,
  read: (stored) => {
    const map = asMap(stored);
    return map && { value: v.parse(StoredSettings, map), stored: map, skipped: 0 };
  },
};

const readBy =
  <Item>(schema: v.GenericSchema<unknown, Item>) =>
  (stored: unknown): Item | null => {
    const read = v.safeParse(schema, stored);
    return read.success ? read.output : null;
  };

export interface StoredLots {
  readonly lots: readonly Lot[];
  readonly weeks: readonly WeekSum[];
}

/** `{ lots: [{ id, at, from, flock, laid, category, eggs, left }, …], weeks: [{ week, category, kind, eggs }, …] }` */
export const lotsFormat: DocumentFormat<StoredLots> = {
  topic: "lots",
  initial: { lots: [], weeks: [] },
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const lots = readEach(readBy<Lot>(StoredLot), asList(map.lots));
    const weeks = readEach(readBy<WeekSum>(StoredSum), asList(map.weeks));
    return {
      value: { lots: lots?.value ?? [], weeks: weeks?.value ?? [] },
      stored: { ...map, lots: lots?.stored ?? [], weeks: weeks?.stored ?? [] },
      skipped: (lots?.skipped ?? 0) + (weeks?.skipped ?? 0),
    };
  },
};

/** `[{ id, at, lot, eggs, kind, … }, …]`, with the amount in pounds. */
export const movesFormat: DocumentFormat<readonly EggMove[]> = {
  topic: "moves",
  initial: [],
  read: (stored) => readEach(readBy<EggMove>(StoredMove), stored),
};

export const moveToJson = ({ amount, ...move }: EggMove): object => ({
  ...move,
  ...(amount !== undefined && { amount: toPounds(amount) }),
});
