import { NO_NOTE } from "#core/care/count-note.ts";
import { type EggEntry, eggsIn, FLOCK_IDS, type FlockId } from "#core/flocks/flock.ts";
import { type EggBalance, eggBalance } from "#core/ledger/egg-balance.ts";
import { whenClockShows } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface SpanOfDays {
  readonly first: Day;
  readonly last: Day;
}

export interface EggsOfDays extends EggBalance {
  readonly laid: number;
  readonly cracked: number;
  readonly kept: number;
}

type Deps = Pick<ShopRecords, "lots" | "moves" | "flocks" | "care">;

const countsOf = async (
  { flocks, care }: Pick<Deps, "flocks" | "care">,
  id: FlockId,
  days: SpanOfDays,
) => {
  const { eggs }: { readonly eggs: readonly EggEntry[] } = await flocks.entriesBetween(id, days);
  const notes = await care.countNotesOf(
    id,
    eggs.map((entry) => entry.id),
  );
  return eggs.map((entry) => ({ laid: eggsIn(entry.counts), ...(notes[entry.id] ?? NO_NOTE) }));
};

const countedOn = async (
  records: Pick<Deps, "flocks" | "care">,
  days: SpanOfDays,
): Promise<Pick<EggsOfDays, "laid" | "cracked" | "kept">> => {
  const counts = (await Promise.all(FLOCK_IDS.map((id) => countsOf(records, id, days)))).flat();
  return {
    laid: sumOf(counts, ({ laid }) => laid),
    cracked: sumOf(counts, ({ cracked }) => cracked),
    kept: sumOf(counts, ({ kept }) => kept?.eggs ?? 0),
  };
};

/** Days of more than 200 days ago count to the Monday of their week. */
export const getEggBalance =
  ({ lots, moves, flocks, care }: Deps) =>
  async (days: SpanOfDays): Promise<EggsOfDays> => {
    const [since, until] = [
      whenClockShows(days.first, "00:00"),
      whenClockShows(days.last, "24:00"),
    ];
    const booked = await moves.between(since, until);
    const undoing = booked.flatMap(({ undoes }) => undoes ?? []);
    const back = booked.flatMap(({ kind, order }) => (kind === "unpacked" && order ? [order] : []));
    const all = {
      lots: await lots.bookedSince(since, until),
      moves: booked,
      undone: [...(await moves.withIds(undoing)), ...(await moves.ofOrders(back))],
      sums: await lots.weekSumsFrom(days.first),
    };
    const leftNow = sumOf(await lots.open(), (lot) => lot.left);
    const left = leftNow - (await lots.eggsSince(until)) + (await moves.eggsOutSince(until));
    return { ...(await countedOn({ flocks, care }, days)), ...eggBalance(left, all, days) };
  };
