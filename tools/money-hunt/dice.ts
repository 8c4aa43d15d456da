/** Chance that a seed repeats. */
export interface Dice {
  /** From 0, below 1. */
  next(): number;
  /** A whole number from the least to the most. */
  between(least: number, most: number): number;
  chance(share: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** Dice of one's own: what others throw changes nothing for them. */
  of(name: string): Dice;
}

const hashOf = (text: string): number =>
  [...text].reduce(
    (hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619),
    0x811c9dc5,
  );

/** mulberry32. */
export const diceOf = (seed: string): Dice => {
  let state = hashOf(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: <Value>(values: readonly Value[]): Value => {
      const value = values[between(0, values.length - 1)];
      if (value === undefined) throw new Error("There is nothing to pick from.");
      return value;
    },
    of: (name) => diceOf(`${seed} ${name}`),
  };
};
