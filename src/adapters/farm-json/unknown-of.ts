import { frozen } from "#adapters/farm-json/frozen.ts";
import type { WithUnknown } from "#core/shared/with-unknown.ts";

const unknownFields = new WeakMap<object, unknown>();

export const unknownOf = (held: unknown): unknown => unknownFields.get(held as object) ?? null;

export const noteUnknown = <Value>(value: Value, unknown: unknown): Value => {
  if (unknown !== null) unknownFields.set(value as object, structuredClone(unknown));
  return value;
};

export const held = <Value>(value: Value, unknown: unknown = null): Value =>
  noteUnknown(frozen(structuredClone(value)), unknown);

export const withUnknownOf = <Item>(item: Item): WithUnknown<Item> => ({
  item,
  unknown: unknownOf(item),
});

const whole = new WeakSet<object>();

/** Of a whole record nothing else is to stay that was stored in its place. */
export const isWhole = (record: object): boolean => whole.has(record);

export const heldWithUnknown = <Item extends object>({
  item,
  unknown,
}: WithUnknown<Item>): Item => {
  const record = held(item, unknown);
  whole.add(record);
  return record;
};
