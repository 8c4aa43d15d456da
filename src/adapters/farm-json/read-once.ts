import { type ListReading, readEach } from "#adapters/farm-json/record-list.ts";

/** Reads no record again that stood in the list before: own writes keep what they don't change. */
export const readEachOnce = <Item extends object>(
  read: (stored: unknown) => Item | null,
): ((list: unknown) => ListReading<Item> | null) => {
  let last: ListReading<Item> = { value: [], stored: [], skipped: 0 };
  return (list) => {
    const known = new Map(last.stored.map((raw, at) => [raw, last.value[at]]));
    const reading = readEach((raw) => known.get(raw) ?? read(raw), list);
    last = reading ?? last;
    return reading;
  };
};
