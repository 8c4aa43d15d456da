import {
  DOCUMENT_NAMES,
  type DocumentName,
  type FarmDocuments,
} from "#adapters/farm-json/farm-documents.ts";
import { isObject, type Json } from "#adapters/farm-json/json-path.ts";
import { asList } from "#adapters/farm-json/records.ts";
import type { JsonPath } from "#core/backup/backup-file.ts";
import type { Entry, RecordKind } from "#core/backup/entry.ts";

export interface DocumentRecord {
  readonly document: DocumentName;
  readonly path: JsonPath;
  readonly value: unknown;
}

type Found = Pick<DocumentRecord, "path" | "value">;

const inList = (list: unknown, path: JsonPath): readonly Found[] =>
  asList(list).map((value, index) => ({ path: [...path, index], value }));

const inMap = (map: unknown, path: JsonPath): readonly Found[] =>
  Object.entries(isObject(map) ? map : {}).map(([key, value]) => ({ path: [...path, key], value }));

const inFlocks =
  (lists: readonly string[]) =>
  (flocks: unknown, path: JsonPath): readonly Found[] =>
    inMap(flocks, path).flatMap(({ path: flock, value }) =>
      lists.flatMap((list) => inList(isObject(value) ? value[list] : null, [...flock, list])),
    );

const listsOfCare = inFlocks(["heads", "medicines"]);

const inCare = (flocks: unknown, path: JsonPath): readonly Found[] => [
  ...inMap(flocks, path).flatMap(({ path: flock, value }) => {
    const { name, pulletsUntil, counts }: Json = isObject(value) ? value : {};
    const named = Object.entries({ name, pulletsUntil }).filter(([, set]) => set);
    return [...inMap(Object.fromEntries(named), flock), ...inMap(counts, [...flock, "counts"])];
  }),
  ...listsOfCare(flocks, path),
];

const inLots = (document: unknown, path: JsonPath): readonly Found[] => {
  const { lots, weeks }: Json = isObject(document) ? document : {};
  return [...inList(lots, [...path, "lots"]), ...inMap(weeks, [...path, "weeks"])];
};

const FIND: Readonly<
  Record<DocumentName, (document: unknown, path: JsonPath) => readonly Found[]>
> = {
  eggInventory: inMap,
  eggPrices: inMap,
  orders: inList,
  customers: inList,
  flockData: inFlocks(["costLog", "eggLog"]),
  flockCare: inCare,
  blogPosts: inList,
  farmProfile: inMap,
  farmWeek: inMap,
  farmBook: (book, path) => (isObject(book) && book.openedAt ? [{ path, value: book }] : []),
  eggLots: inLots,
  eggMoves: inList,
  runOrder: (run, path) => (asList(run).length > 0 ? [{ path, value: run }] : []),
  splashConfig: (splash, path) => [{ path, value: splash }],
};

export const recordsIn = (documents: FarmDocuments): readonly DocumentRecord[] =>
  DOCUMENT_NAMES.flatMap((document) =>
    FIND[document](documents[document], [document]).map((record) => ({ document, ...record })),
  );

const KINDS = {
  eggInventory: "stock",
  eggPrices: "prices",
  orders: "orders",
  customers: "customers",
  blogPosts: "stories",
  splashConfig: "splash",
  farmProfile: "settings",
  farmWeek: "settings",
  runOrder: "settings",
  farmBook: "settings",
  eggLots: "lots",
  eggMoves: "moves",
} as const;

const KINDS_OF_FLOCKS: Readonly<Record<string, RecordKind>> = {
  costLog: "costs",
  eggLog: "eggCounts",
  counts: "crackedAndKept",
  heads: "hens",
  medicines: "medicines",
};

const kindOf = ({ document, path }: DocumentRecord): RecordKind =>
  document === "flockData" || document === "flockCare"
    ? (KINDS_OF_FLOCKS[String(path[2])] ?? "settings")
    : KINDS[document];

const idOf = (value: unknown): string => String((isObject(value) ? value.id : null) ?? "");

/** Ids may repeat or be empty: such records are numbered in order. */
export const entriesIn = (documents: FarmDocuments): readonly Entry[] => {
  const seen = new Map<string, number>();
  return recordsIn(documents).map((record) => {
    const { path, value } = record;
    const isListed = typeof path.at(-1) === "number";
    const list = isListed ? path.slice(0, -1) : path;
    const mark = JSON.stringify([...list, isListed ? idOf(value) : ""]);
    const before = seen.get(mark) ?? 0;
    seen.set(mark, before + 1);
    return { kind: kindOf(record), key: `${mark} ${before}`, value };
  });
};
