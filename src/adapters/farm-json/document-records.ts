import {
  DOCUMENT_NAMES,
  type DocumentName,
  type FarmDocuments,
} from "#adapters/farm-json/farm-documents.ts";
import { isObject } from "#adapters/farm-json/json-path.ts";
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

const inFlocks = (flocks: unknown, path: JsonPath): readonly Found[] =>
  inMap(flocks, path).flatMap(({ path: flock, value: logs }) =>
    ["costLog", "eggLog"].flatMap((log) =>
      inList(isObject(logs) ? logs[log] : null, [...flock, log]),
    ),
  );

const FIND: Readonly<
  Record<DocumentName, (document: unknown, path: JsonPath) => readonly Found[]>
> = {
  eggInventory: inMap,
  eggPrices: inMap,
  orders: inList,
  customers: inList,
  flockData: inFlocks,
  blogPosts: inList,
  farmProfile: inMap,
  farmWeek: inMap,
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
} as const;

const kindOf = ({ document, path }: DocumentRecord): RecordKind => {
  if (document !== "flockData") return KINDS[document];
  return path[2] === "costLog" ? "costs" : "eggCounts";
};

const idOf = (value: unknown): string => String((isObject(value) ? value.id : null) ?? "");

/** Ids may repeat or be empty: those are numbered in order. */
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
