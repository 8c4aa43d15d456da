import * as v from "valibot";

export const MOST = 9_000_000_000_000;

export const isReckonable = (figure: number): boolean => Math.abs(figure) <= MOST;

/* @__NO_SIDE_EFFECTS__ */
export const wholeFrom = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.check(isReckonable));
