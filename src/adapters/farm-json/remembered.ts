import { frozen } from "#adapters/farm-json/frozen.ts";

/** Memoizes what is reckoned of a list that nobody changes: the same list has the same answer, which is frozen. */
export const remembered = <Item, Value>(
  reckon: (items: readonly Item[]) => Value,
): ((items: readonly Item[]) => Value) => {
  const known = new WeakMap<readonly Item[], Value>();
  return (items) => {
    const before = known.get(items);
    if (before !== undefined) return before;
    const value = frozen(reckon(items));
    known.set(items, value);
    return value;
  };
};
