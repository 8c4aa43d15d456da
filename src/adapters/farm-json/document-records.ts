import {
  DOCUMENT_NAMES,
  type DocumentName,
  type FarmDocuments,
} from "#adapters/farm-json/farm-documents.ts";
import { isObject } from "#adapters/farm-json/json-path.ts";
import { asList } from "#adapters/farm-json/records.ts";
import type { JsonPath } from "#core/backup/backup-file.ts";

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
  splashConfig: (splash, path) => [{ path, value: splash }],
};

export const recordsIn = (documents: FarmDocuments): readonly DocumentRecord[] =>
  DOCUMENT_NAMES.flatMap((document) =>
    FIND[document](documents[document], [document]).map((record) => ({ document, ...record })),
  );
