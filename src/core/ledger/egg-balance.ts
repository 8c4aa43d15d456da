import { countedAs } from "#core/ledger/counted-as.ts";
import { type EggMove, eggsOut } from "#core/ledger/egg-move.ts";
import { LOT_SOURCES, type Lot } from "#core/ledger/lot.ts";
import type { WeekSum } from "#core/ledger/week-sum.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";

/** What happened to the eggs of the book on some days. In = out, back and left: it adds up. */
export interface EggBalance {
  readonly atStart: number;
  readonly counted: number;
  readonly opening: number;
  readonly packed: number;
  readonly gate: number;
  readonly given: number;
  readonly broken: number;
  readonly old: number;
  readonly thrown: number;
  /** Found less missing: by counting the shelf, by hand, or by corrections. */
  readonly found: number;
  readonly atEnd: number;
}

interface Booked {
  readonly day: Day;
  readonly kind: WeekSum["kind"];
  /** Below 0 for eggs that came back. */
  readonly eggs: number;
}

const isIn = ({ kind }: Pick<Booked, "kind">): boolean =>
  (LOT_SOURCES as readonly Booked["kind"][]).includes(kind);

export interface Entries {
  readonly lots: readonly Lot[];
  readonly moves: readonly EggMove[];
  /** The moves that a return may count against: the one it undoes, and all of its order. */
  readonly undone: readonly EggMove[];
  readonly sums: readonly WeekSum[];
}

const entriesOf = ({ lots, moves, undone, sums }: Entries): readonly Booked[] => [
  ...lots.map(({ at, from, eggs }) => ({ day: todayAt(at), kind: from, eggs })),
  ...moves.map((move) => ({
    day: todayAt(move.at),
    kind: countedAs(move, undone),
    eggs: eggsOut(move),
  })),
  ...sums.map(({ week, kind, eggs }) => ({ day: week, kind, eggs })),
];

/** `left`: the eggs there after the last of these entries. */
export const eggBalance = (
  left: number,
  all: Entries,
  { first, last }: { readonly first: Day; readonly last: Day },
): EggBalance => {
  const entries = entriesOf(all);
  const net = (some: readonly Booked[]): number =>
    sumOf(some, (one) => (isIn(one) ? one.eggs : -one.eggs));
  const atEnd = left - net(entries.filter(({ day }) => day > last));
  const within = entries.filter(({ day }) => day >= first && day <= last);
  const of = (...kinds: readonly Booked["kind"][]): number =>
    sumOf(
      within.filter(({ kind }) => kinds.includes(kind)),
      ({ eggs }) => eggs,
    );
  return {
    atStart: atEnd - net(within),
    counted: of("count"),
    opening: of("opening"),
    packed: of("packed"),
    gate: of("gate"),
    given: of("given"),
    broken: of("broken"),
    old: of("old"),
    thrown: of("thrown"),
    found: of("found") - of("missing", "changed"),
    atEnd,
  };
};
