import { HEN_MOVES, type HenEntry, type HenMove, type TooFewHens } from "#core/care/hens.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { entryDay } from "#core/flocks/flock-day.ts";
import type { Day } from "#core/shared/day.ts";
import { readFigure } from "#core/shared/figure.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface TypedHens {
  readonly flock: FlockId;
  readonly date: string;
  readonly what: string;
  readonly hens: string;
  readonly weeks: string;
  readonly note: string;
}

type HensField = "what" | "hens" | "weeks";

export type HensRefusal =
  | { readonly kind: "missing-hens"; readonly fields: readonly HensField[] }
  | { readonly kind: "unlikely-day" }
  | TooFewHens;

export const MOST_HENS = 1_000_000;
export const MOST_WEEKS = 999;

const wholeIn = (typed: string, least: number, most: number): number | null => {
  const figure = readFigure(typed);
  const isWhole = figure !== null && Number.isInteger(figure);
  return isWhole && figure >= least && figure <= most ? figure : null;
};

const weeksIn = (typed: string): number | null => wholeIn(typed, 0, MOST_WEEKS);

const missingIn = ({ what, hens, weeks }: TypedHens): readonly HensField[] => [
  ...(moveIn(what) ? [] : (["what"] as const)),
  ...(wholeIn(hens, 1, MOST_HENS) === null ? (["hens"] as const) : []),
  ...(weeks.trim() !== "" && weeksIn(weeks) === null ? (["weeks"] as const) : []),
];

const moveIn = (what: string): HenMove | undefined => HEN_MOVES.find((move) => move === what);

export const hensOf = (
  typed: TypedHens,
  id: string,
  today: Day,
): Result<HenEntry, Exclude<HensRefusal, TooFewHens>> => {
  const fields = missingIn(typed);
  if (fields.length > 0) return refuse({ kind: "missing-hens", fields });
  const date = entryDay(typed.date, today);
  if (date === null) return refuse({ kind: "unlikely-day" });
  return accept({
    id,
    date,
    what: moveIn(typed.what) ?? "in",
    hens: wholeIn(typed.hens, 1, MOST_HENS) ?? 0,
    weeks: weeksIn(typed.weeks),
    note: typed.note.trim(),
  });
};
