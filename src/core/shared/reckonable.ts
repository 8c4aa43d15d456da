import * as v from "valibot";

/** More than any farm has of anything; a database's column holds a thousand times that, in pence. */
export const MOST = 9_000_000_000_000;

export const isReckonable = (figure: number): boolean => Math.abs(figure) <= MOST;

export const wholeFrom = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.check(isReckonable));
