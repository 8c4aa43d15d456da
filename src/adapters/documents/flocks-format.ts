import * as v from "valibot";
import type { DocumentFormat } from "#adapters/documents/document-format.ts";
import { readList } from "#adapters/documents/record-list.ts";
import { asList, asMap, type StoredMap } from "#adapters/documents/records.ts";
import { StoredNumber } from "#adapters/documents/stored-number.ts";
import {
  type CostEntry,
  costTypeOf,
  type EggCounts,
  type EggEntry,
  EMPTY_FLOCK,
  FLOCK_IDS,
  type Flock,
  type FlockId,
} from "#core/flocks/flock.ts";
import { dayOf } from "#core/shared/day.ts";
import { toPence, toPounds } from "#core/shared/money.ts";

export type Flocks = Readonly<Record<FlockId, Flock>>;

const Day = v.pipe(v.string(), v.transform(dayOf), v.nonNullable(v.string()));

const StoredCost = v.pipe(
  v.object({
    id: v.string(),
    date: Day,
    type: v.pipe(v.string(), v.transform(costTypeOf)),
    amount: v.pipe(StoredNumber, v.minValue(0), v.transform(toPence)),
    description: v.fallback(v.string(), ""),
  }),
);

const Count = v.fallback(v.pipe(StoredNumber, v.safeInteger(), v.minValue(0)), 0);

const StoredEggs = v.pipe(
  v.object({
    id: v.string(),
    date: Day,
    small: Count,
    medium: Count,
    large: Count,
    extraLarge: Count,
    doubleYolkers: Count,
  }),
  v.transform(({ id, date, ...counts }): EggEntry => ({ id, date, counts: counts as EggCounts })),
);

const NOTHING = { value: [], stored: [], skipped: 1 };

const readFlock = (stored: unknown) => {
  const map = asMap(stored);
  const costs = readList(StoredCost, map?.costLog ?? []) ?? NOTHING;
  const eggs = readList(StoredEggs, map?.eggLog ?? []) ?? NOTHING;
  return {
    value: { costs: costs.value, eggs: eggs.value } satisfies Flock,
    stored: { ...map, costLog: costs.stored, eggLog: eggs.stored } as StoredMap,
    skipped: costs.skipped + eggs.skipped + (map === null ? 1 : 0),
  };
};

const NO_FLOCKS = Object.fromEntries(FLOCK_IDS.map((id) => [id, EMPTY_FLOCK])) as Flocks;

/** `{ "1": { costLog: […], eggLog: […] }, … }`: the books by flock. */
export const flocksFormat: DocumentFormat<Flocks> = {
  topic: "flocks",
  initial: NO_FLOCKS,
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const books = FLOCK_IDS.map((id) => [id, readFlock(map[id] ?? {})] as const);
    return {
      value: Object.fromEntries(books.map(([id, { value }]) => [id, value])) as Flocks,
      stored: { ...map, ...Object.fromEntries(books.map(([id, book]) => [id, book.stored])) },
      skipped: books.reduce((sum, [, { skipped }]) => sum + skipped, 0),
    };
  },
};

export const costToJson = ({ amount, ...cost }: CostEntry): unknown => ({
  ...cost,
  amount: toPounds(amount),
});

export const eggsToJson = ({ id, date, counts }: EggEntry): unknown => ({ id, date, ...counts });

export type FlockLog = "costLog" | "eggLog";

/** The books with one log of one flock changed. */
export const withLog = (
  stored: unknown,
  id: FlockId,
  log: FlockLog,
  change: (records: readonly unknown[]) => readonly unknown[],
): unknown => {
  const flock = asMap(asMap(stored)?.[id]) ?? { costLog: [], eggLog: [] };
  return { ...asMap(stored), [id]: { ...flock, [log]: change(asList(flock[log])) } };
};
