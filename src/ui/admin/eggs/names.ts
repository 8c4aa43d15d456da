import type { MoveKind } from "#core/ledger/egg-move.ts";
import type { LotSource } from "#core/ledger/lot.ts";
import type { Day } from "#core/shared/day.ts";
import { formatDay, SHORT_DAY } from "#ui/shared/dates.ts";

export const shortNameOf = (name: string): string => name.replace(/ eggs$/i, "");

export const laidOn = (day: Day): string => formatDay(day, SHORT_DAY);

export const shortly = (day: Day): string => formatDay(day, "d MMM");

export const SOURCE_NAMES: Readonly<Record<LotSource, string>> = {
  count: "Counted",
  opening: "On the shelf when the book was opened",
  found: "Found on the shelf",
};

export const SHORT_SOURCE_NAMES: Readonly<Record<LotSource, string>> = {
  count: "counted",
  opening: "opening shelf",
  found: "found",
};

export const MOVE_NAMES: Readonly<Record<MoveKind | "found", string>> = {
  packed: "Packed",
  gate: "Sold at the gate",
  given: "Given away",
  broken: "Broken",
  old: "Too old",
  thrown: "Thrown away",
  missing: "Missing",
  changed: "For a corrected count",
  unpacked: "Back from an order",
  undone: "Undone",
  found: SOURCE_NAMES.found,
};
