import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { documentsOf, identity } from "#adapters/farm-json/farm-records.ts";
import { isObject } from "#adapters/farm-json/json-path.ts";
import { orderToJson } from "#adapters/farm-json/orders-format.ts";
import { asList } from "#adapters/farm-json/records.ts";
import { WHOLE_DOCUMENTS } from "#adapters/farm-json/top-level-unknown.ts";
import type { JsonPath } from "#core/backup/backup-file.ts";
import type { FarmRecords } from "#core/backup/farm-records.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

const within = (step: string | number, paths: readonly JsonPath[]): readonly JsonPath[] =>
  paths.map((path) => [step, ...path]);

const missingIn = (stored: unknown, known: unknown): readonly JsonPath[] => {
  if (isObject(stored) && isObject(known))
    return Object.entries(known).flatMap(([name, part]) =>
      Object.hasOwn(stored, name) ? within(name, missingIn(stored[name], part)) : [[name]],
    );
  if (!(Array.isArray(stored) && Array.isArray(known))) return [];
  return known.flatMap((part, index) => within(index, missingIn(stored[index], part)));
};

const inRecords = <Item>(
  records: readonly WithUnknown<Item>[],
  document: unknown,
  toJson: (item: Item) => unknown,
) =>
  records.map((record, index) => {
    const missing = missingIn(asList(document)[index], toJson(record.item));
    return missing.length > 0 ? { ...record, missing } : record;
  });

export const withMissing = (records: FarmRecords, documents: FarmDocuments): FarmRecords => {
  const known = documentsOf(records);
  const missing = Object.entries(WHOLE_DOCUMENTS).flatMap(([topic, name]) => {
    const paths = documents[name] === undefined ? [[]] : missingIn(documents[name], known[name]);
    return paths.length > 0 ? [[topic, paths] as const] : [];
  });
  return {
    ...records,
    orders: inRecords(records.orders, documents.orders, orderToJson),
    customers: inRecords(records.customers, documents.customers, identity),
    posts: inRecords(records.posts, documents.blogPosts, identity),
    ...(missing.length > 0 && { missing: Object.fromEntries(missing) }),
  };
};
