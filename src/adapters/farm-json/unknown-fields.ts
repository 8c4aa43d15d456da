import { isObject, type Json } from "#adapters/farm-json/json-path.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

const inObject = (value: Json, known: Json): Json | undefined => {
  const unknown = Object.entries(value).flatMap(([name, part]) => {
    const more = Object.hasOwn(known, name) ? unknownIn(part, known[name]) : part;
    return more === undefined ? [] : [[name, more] as const];
  });
  return unknown.length > 0 ? Object.fromEntries(unknown) : undefined;
};

const inList = (
  list: readonly unknown[],
  known: readonly unknown[],
): readonly unknown[] | undefined => {
  if (list.length !== known.length) return undefined;
  const unknown = list.map((part, index) => unknownIn(part, known[index]) ?? null);
  return unknown.some((more) => more !== null) ? unknown : undefined;
};

export const unknownIn = (value: unknown, known: unknown): unknown => {
  if (isObject(value) && isObject(known)) return inObject(value, known);
  return Array.isArray(value) && Array.isArray(known) ? inList(value, known) : undefined;
};

export const withUnknown = (known: unknown, more: unknown): unknown => {
  if (isObject(known) && isObject(more))
    return {
      ...known,
      ...Object.fromEntries(
        Object.entries(more).map(([name, part]) => [
          name,
          Object.hasOwn(known, name) ? withUnknown(known[name], part) : part,
        ]),
      ),
    };
  return Array.isArray(known) && Array.isArray(more)
    ? known.map((part, index) => withUnknown(part, more[index]))
    : known;
};

export const wholeIn = <Item>(
  items: readonly Item[],
  stored: readonly unknown[],
  toJson: (item: Item) => unknown,
): readonly WithUnknown<Item>[] =>
  items.map((item, at) => ({ item, unknown: unknownIn(stored[at], toJson(item)) ?? null }));
