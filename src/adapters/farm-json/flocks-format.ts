import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readEach } from "#adapters/farm-json/record-list.ts";
import { asList, asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import {
  fieldsOf,
  isStoredFigure,
  numberIn,
  penceOf,
  textIn,
  wholeIn,
} from "#adapters/farm-json/stored-fields.ts";
import {
  type CostEntry,
  costTypeOf,
  type EggEntry,
  EMPTY_FLOCK,
  FLOCK_IDS,
  type Flock,
  type FlockId,
  LOGGED_SIZES,
} from "#core/flocks/flock.ts";
import { dayOf } from "#core/shared/day.ts";
import { toPounds } from "#core/shared/money.ts";
import { isStoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

export type Flocks = Readonly<Record<FlockId, Flock>>;

const readCost = (stored: unknown): CostEntry | null => {
  const { id, date, type, amount, description } = fieldsOf(stored) ?? {};
  const [day, pounds] = [dayOf(textIn(date)), numberIn(amount) ?? -1];
  if (typeof id !== "string" || !isStoredId(id)) return null;
  if (typeof type !== "string" || day === null || pounds < 0) return null;
  const about = textIn(description);
  if (!hasStoredTexts(about)) return null;
  return { id, date: day, type: costTypeOf(type), amount: penceOf(pounds), description: about };
};

const countIn = (stored: unknown): number => wholeIn(stored, 0) ?? 0;

const readEggs = (stored: unknown): EggEntry | null => {
  const eggs = fieldsOf(stored) ?? {};
  const { id, date } = eggs;
  const day = dayOf(textIn(date));
  if (typeof id !== "string" || !isStoredId(id) || day === null) return null;
  if (!LOGGED_SIZES.every((size) => isStoredFigure(eggs[size]))) return null;
  return {
    id,
    date: day,
    counts: {
      small: countIn(eggs.small),
      medium: countIn(eggs.medium),
      large: countIn(eggs.large),
      extraLarge: countIn(eggs.extraLarge),
      doubleYolkers: countIn(eggs.doubleYolkers),
    },
  };
};

const NOTHING = { value: [], stored: [], skipped: 1 };

const readFlock = (stored: unknown) => {
  const map = asMap(stored);
  const costs = readEach(readCost, map?.costLog ?? []) ?? NOTHING;
  const eggs = readEach(readEggs, map?.eggLog ?? []) ?? NOTHING;
  return {
    value: { costs: costs.value, eggs: eggs.value } satisfies Flock,
    stored: { ...map, costLog: costs.stored, eggLog: eggs.stored } as StoredMap,
    skipped: costs.skipped + eggs.skipped + (map === null ? 1 : 0),
  };
};

const NO_FLOCKS = Object.fromEntries(FLOCK_IDS.map((id) => [id, EMPTY_FLOCK])) as Flocks;

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

export const withLog = (
  stored: unknown,
  id: FlockId,
  log: FlockLog,
  change: (records: readonly unknown[]) => readonly unknown[],
): unknown => {
  const flock = asMap(asMap(stored)?.[id]) ?? { costLog: [], eggLog: [] };
  return { ...asMap(stored), [id]: { ...flock, [log]: change(asList(flock[log])) } };
};
