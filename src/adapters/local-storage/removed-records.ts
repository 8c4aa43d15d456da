import { unknownIn, withUnknown } from "#adapters/farm-json/unknown-fields.ts";
import type { Removed } from "#core/shared/removed.ts";

export interface StoredRecords<Item> {
  readonly stored: readonly unknown[];
  readonly value: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly toJson: (item: Item) => unknown;
}

export const removedFrom = <Item>(
  { stored, value, idOf, toJson }: StoredRecords<Item>,
  id: string,
): readonly Removed<Item>[] =>
  structuredClone(
    value.flatMap((item, at) =>
      idOf(item) === id ? [{ item, unknown: unknownIn(stored[at], toJson(item)) ?? null }] : [],
    ),
  );

/** Appends removed records whose id isn't stored. */
export const withPutBack = <Item>(
  { stored, value, idOf, toJson }: StoredRecords<Item>,
  removed: readonly Removed<Item>[],
): readonly unknown[] => {
  const ids = new Set(value.map(idOf));
  return [
    ...stored,
    ...removed
      .filter(({ item }) => !ids.has(idOf(item)))
      .map(({ item, unknown }) => withUnknown(toJson(item), unknown)),
  ];
};
