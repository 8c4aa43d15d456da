import { frozen } from "#adapters/farm-json/frozen.ts";

/** Memoizes what is reckoned of a list that nobody changes: the same list has the same records, in a list of the caller's. */
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
