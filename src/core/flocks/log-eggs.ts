import type { ShopContext } from "#core/command.ts";
import { type EggEntry, type FlockId, LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import { entryDay } from "#core/flocks/flock-day.ts";
import { isEggCount, readStock } from "#core/inventory/egg-count.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface TypedEggs {
  readonly flock: FlockId;
  readonly date: string;
  readonly counts: Readonly<Record<LoggedSize, string>>;
}

export type LogEggsRefusal =
  | { readonly kind: "too-many-eggs"; readonly sizes: readonly LoggedSize[] }
  | { readonly kind: "unlikely-day" };

export const eggsOf = (
  typed: TypedEggs,
  id: string,
  today: Day,
): Result<EggEntry, LogEggsRefusal> => {
  const counts = LOGGED_SIZES.map((size) => [size, readStock(typed.counts[size])] as const);
  const sizes = counts.filter(([, eggs]) => !isEggCount(eggs)).map(([size]) => size);
  if (sizes.length > 0) return refuse({ kind: "too-many-eggs", sizes });
  const date = entryDay(typed.date, today);
  if (date === null) return refuse({ kind: "unlikely-day" });
  return accept({ id, date, counts: Object.fromEntries(counts) as EggEntry["counts"] });
};

export const logEggs =
  ({ flocks, book, newId, now }: Pick<ShopRecords, "flocks"> & ShopContext) =>
  async (typed: TypedEggs): Promise<Result<EggEntry, LogEggsRefusal>> => {
    const eggs = eggsOf(typed, newId, todayAt(now));
    if (!eggs.ok) return eggs;
    const rebook = await book.recounting(typed.flock, [newId]);
    await flocks.addEggs(typed.flock, eggs.value);
    await rebook();
    return eggs;
  };
