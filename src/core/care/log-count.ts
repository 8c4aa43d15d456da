// Idempotent by the id that the phone has drawn: a count is taken once, ever.
import { type KeptEggs, NO_NOTE } from "#core/care/count-note.ts";
import type { ShopContext } from "#core/command.ts";
import { crackedOf, keptOf, type NoteRefusal, type TypedKept } from "#core/flocks/correct-note.ts";
import type { EggEntry } from "#core/flocks/flock.ts";
import { eggsOf, type LogEggsRefusal, type TypedEggs } from "#core/flocks/log-eggs.ts";
import { addHours } from "#core/shared/calendar.ts";
import { madeAt } from "#core/shared/made-at.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface TypedCount extends TypedEggs {
  readonly id: string;
  readonly cracked: string;
  readonly kept: TypedKept;
  /** When a device that sends it later entered it: ISO 8601; undefined for now. */
  readonly at?: string | undefined;
}

export type LogCountRefusal = LogEggsRefusal | NoteRefusal;

export interface Counted {
  readonly entry: EggEntry;
  readonly cracked: number;
  readonly kept: KeptEggs | null;
}

export const countOf = (typed: TypedCount, today: string): Result<Counted, LogCountRefusal> => {
  const entry = eggsOf(typed, typed.id, today);
  if (!entry.ok) return entry;
  const cracked = crackedOf(typed.cracked);
  if (!cracked.ok) return cracked;
  const kept = keptOf(typed.kept, entry.value);
  if (!kept.ok) return kept;
  return accept({ entry: entry.value, cracked: cracked.value, kept: kept.value });
};

const HOURS_A_TIME_IS_KEPT = 48;

export const logCount =
  ({ care, flocks, book, now }: Pick<ShopRecords, "care" | "flocks"> & ShopContext) =>
  async (typed: TypedCount): Promise<Result<EggEntry, LogCountRefusal>> => {
    const { flock, id } = typed;
    const counted = countOf(typed, todayAt(now));
    if (!counted.ok) return counted;
    const { entry, cracked, kept } = counted.value;
    const isSeen = (await flocks.findEggs(flock, id)) ?? (await care.findCountNote(id));
    if (isSeen) return accept(entry);
    const [rebook, at] = [await book.recounting(flock, [id]), madeAt(typed.at, now)];
    await flocks.addEggs(flock, entry);
    await care.forgetTimes(flock, addHours(now, -HOURS_A_TIME_IS_KEPT));
    await care.noteCount(flock, id, { ...NO_NOTE, cracked, kept, at });
    await rebook({ at });
    return accept(entry);
  };
