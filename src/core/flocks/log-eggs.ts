import { type EggEntry, type FlockId, LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import { readStock } from "#core/inventory/stock-edit.ts";
import { isDay } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Ports } from "#ports/ports.ts";

/** An egg count as it was typed: a count that is no number is 0. */
export interface TypedEggs {
  readonly flock: FlockId;
  /** Today where it is no day. */
  readonly date: string;
  readonly counts: Readonly<Record<LoggedSize, string>>;
}

export const logEggs =
  ({ flocks, ids, clock }: Pick<Ports, "flocks" | "ids" | "clock">) =>
  async (typed: TypedEggs): Promise<Result<EggEntry, never>> => {
    const counts = LOGGED_SIZES.map((size) => [size, readStock(typed.counts[size])]);
    const entry: EggEntry = {
      id: ids.next(),
      date: isDay(typed.date) ? typed.date : todayOf(clock),
      counts: Object.fromEntries(counts),
    };
    await flocks.addEggs(typed.flock, entry);
    return accept(entry);
  };
