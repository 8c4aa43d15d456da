import { type CostEntry, type EggEntry, LOGGED_SIZES } from "#core/flocks/flock.ts";

export const isSameCost = (a: CostEntry, b: CostEntry): boolean =>
  a.id === b.id &&
  a.date === b.date &&
  a.type === b.type &&
  a.amount === b.amount &&
  a.description === b.description;

export const isSameEggs = (a: EggEntry, b: EggEntry): boolean =>
  a.id === b.id &&
  a.date === b.date &&
  LOGGED_SIZES.every((size) => a.counts[size] === b.counts[size]);
