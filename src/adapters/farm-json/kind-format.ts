import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readEachOnce } from "#adapters/farm-json/read-once.ts";
import { readerOf } from "#adapters/farm-json/well-formed.ts";
import type { Kind } from "#core/shared/kind.ts";

export interface Codec {
  fromStored(stored: unknown): unknown;
  toStored(record: unknown): unknown;
}

export const AS_IT_IS: Codec = { fromStored: (stored) => stored, toStored: (record) => record };

export const kindFormat = <Item extends object>(
  { topic, schema }: Pick<Kind<Item, never>, "topic" | "schema">,
  { fromStored } = AS_IT_IS,
): DocumentFormat<readonly Item[]> => {
  const readOne = readerOf(schema);
  return { topic, initial: [], read: readEachOnce((one) => readOne(fromStored(one))) };
};
