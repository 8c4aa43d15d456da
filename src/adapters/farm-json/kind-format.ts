import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readEachOnce } from "#adapters/farm-json/read-once.ts";
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
  const read = readEachOnce((one): Item | null => {
    const parsed = v.safeParse(schema, fromStored(one));
    return parsed.success ? parsed.output : null;
  });
  return { topic, initial: [], read };
};
