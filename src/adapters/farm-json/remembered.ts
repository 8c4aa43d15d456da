import { frozen } from "#adapters/farm-json/frozen.ts";

/** Memoizes by a list that never changes: the same list has the same records. */
export const remembered = <Item, Value>(
  reckon: (items: readonly Item[]) => readonly Value[],
): ((items: readonly Item[]) => readonly Value[]) => {
  const known = new WeakMap<readonly Item[], readonly Value[]>();
  return (items) => {
    const values = known.get(items) ?? reckon(items).map(frozen);
    known.set(items, values);
    return [...values];
  };
};
