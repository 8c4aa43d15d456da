import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { MoveKind } from "#core/ledger/egg-move.ts";
import type { SpanOfDays } from "#core/ledger/get-egg-balance.ts";
import type { Lot, LotSource } from "#core/ledger/lot.ts";
import type { WeekSum } from "#core/ledger/week-sum.ts";
import { whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface BookEntry {
  /** Empty for lots of long ago, which are kept as sums of a week. */
  readonly lot: string;
  /** The lay day; for a sum the Monday of the week in which its eggs were booked. */
  readonly day: Day;
  readonly flock: string;
  readonly category: CategoryId;
  readonly kind: LotSource | MoveKind;
  readonly eggs: number;
}

const entryOf = ({ id, laid, flock, category }: Lot, kind: BookEntry["kind"], eggs: number) => ({
  lot: id,
  day: laid,
  flock,
  category,
  kind,
  eggs,
});

const ofSum = ({ week, category, kind, eggs }: WeekSum): BookEntry => ({
  lot: "",
  day: week,
  flock: "",
  category,
  kind,
  eggs,
});

export const getBookEntries =
  ({ lots, moves }: Pick<ShopRecords, "lots" | "moves">) =>
  async ({ first, last }: SpanOfDays): Promise<readonly BookEntry[]> => {
    const since = whenClockShows(first, "00:00");
    const until = whenClockShows(last, "24:00");
    const came = await lots.bookedSince(since, until);
    const went = await moves.sumsBetween(since, until);
    const cameThen = new Set(came.map(({ id }) => id));
    const earlier = new Set(went.flatMap(({ lot }) => (cameThen.has(lot) ? [] : lot)));
    const known = [...came, ...(await lots.withIds([...earlier]))];
    const of = new Map(known.map((lot) => [lot.id, lot]));
    const sums = await lots.weekSumsFrom(first);
    const entries: readonly BookEntry[] = [
      ...came.filter(({ eggs }) => eggs > 0).map((lot) => entryOf(lot, lot.from, lot.eggs)),
      ...went.flatMap(({ lot: id, kind, eggs }) => {
        const lot = of.get(id);
        return lot ? [entryOf(lot, kind, eggs)] : [];
      }),
      ...sums.filter(({ week }) => week <= last).map(ofSum),
    ];
    return entries.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  };
