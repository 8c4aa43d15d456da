import type { EggMove, MoveKind } from "#core/egg-book/egg-move.ts";
import { isBack } from "#core/egg-book/egg-move.ts";
import type { Lot, LotSource } from "#core/egg-book/lot.ts";
import type { WeekSum } from "#core/egg-book/week-sum.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import { todayAt } from "#core/shared/today.ts";

/** What happened to the eggs of the book on some days. In = out, back and left: it adds up. */
export interface EggBalance {
  readonly atStart: number;
  /** From counts. */
  readonly counted: number;
  /** When the book was opened. */
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

type Kind = LotSource | MoveKind;

/** An egg that came in or went out. Moves that undo count against what they undo. */
interface Booked {
  readonly day: Day;
  readonly kind: Exclude<Kind, "unpacked" | "undone">;
  /** Below 0 for what came back. */
  readonly eggs: number;
}

const IN: readonly Kind[] = ["count", "opening", "found"];

const isIn = ({ kind }: Pick<Booked, "kind">): boolean => IN.includes(kind);

export interface Entries {
  readonly lots: readonly Lot[];
  readonly moves: readonly EggMove[];
  /** Those that a move that brings eggs back may count against: what it undoes, and all of its order. */
  readonly undone: readonly EggMove[];
  readonly sums: readonly WeekSum[];
}

const kindUndone = ({ undone }: Entries, { kind, undoes, order }: EggMove): Booked["kind"] => {
  if (kind === "unpacked")
    return undone.some((move) => move.order === order && move.kind === "gate") ? "gate" : "packed";
  const other = undone.find(({ id }) => id === undoes)?.kind ?? "changed";
  return other === "unpacked" || other === "undone" ? "changed" : other;
};

const kindOfSum = (kind: Kind): Booked["kind"] => {
  if (kind === "unpacked") return "packed";
  return kind === "undone" ? "changed" : kind;
};

const entriesOf = (all: Entries): readonly Booked[] => [
  ...all.lots.map(({ at, from, eggs }) => ({ day: todayAt(at), kind: from, eggs })),
  ...all.moves.map((move) => ({
    day: todayAt(move.at),
    kind: isBack(move) ? kindUndone(all, move) : (move.kind as Booked["kind"]),
    eggs: isBack(move) ? -move.eggs : move.eggs,
  })),
  ...all.sums.map(({ week, kind, eggs }) => ({
    day: week,
    kind: kindOfSum(kind),
    eggs: isBack({ kind: kind as MoveKind }) ? -eggs : eggs,
  })),
];

/** `left` is what is there now, and `all` everything since `first` at least. */
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
