import { LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";

/** The count of each size as it was typed into its field. */
export const countsIn = (typed: (name: string) => string): Readonly<Record<LoggedSize, string>> =>
  Object.fromEntries(LOGGED_SIZES.map((size) => [size, typed(size)])) as Record<LoggedSize, string>;
