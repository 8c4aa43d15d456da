import type { CommandContext, ShopContext } from "#core/command.ts";
import { type CostEntry, type EggEntry, type FlockId, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { entryDay } from "#core/flocks/flock-day.ts";
import type { Rebooked } from "#core/flocks/rebooked.ts";
import { isEggCount } from "#core/inventory/egg-count.ts";
import { isDay } from "#core/shared/day.ts";
import { isCostAmount } from "#core/shared/money.ts";
import type { Removed } from "#core/shared/removed.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface EntryOfFlock {
  readonly flock: FlockId;
  readonly id: string;
}

export interface RemovedEntries<Entry> {
  readonly flock: FlockId;
  readonly removed: readonly Removed<Entry>[];
}

export type RemovedEggs = RemovedEntries<EggEntry> & Rebooked;

export const deleteCost =
  ({ flocks }: Pick<ShopRecords, "flocks">) =>
  async ({ flock, id }: EntryOfFlock): Promise<Result<RemovedEntries<CostEntry>, never>> =>
    accept({ flock, removed: await flocks.removeCost(flock, id) });

/** The id stays deleted even if the count is unknown: one may still be on its way from a phone. */
export const deleteEggs =
  ({ flocks, care, book }: Pick<ShopRecords, "flocks" | "care"> & ShopContext) =>
  async ({ flock, id }: EntryOfFlock): Promise<Result<RemovedEggs, never>> => {
    const rebook = await book.recounting(flock, [id]);
    const removed = await flocks.removeEggs(flock, id);
    await care.markCount(flock, id, true);
    return accept({ flock, removed, ...(await rebook()) });
  };

export type PutBackEntriesRefusal = { readonly kind: "unlikely-entry" };

const isLikelyDay = (date: string, now: string): boolean =>
  isDay(date) && entryDay(date, todayAt(now)) !== null;

export const putBackCost =
  ({ flocks, now }: Pick<ShopRecords, "flocks"> & CommandContext) =>
  async ({
    flock,
    removed,
  }: RemovedEntries<CostEntry>): Promise<Result<null, PutBackEntriesRefusal>> => {
    const isLikely = ({ item }: Removed<CostEntry>) =>
      isLikelyDay(item.date, now) && isCostAmount(item.amount) && item.type !== "";
    if (!removed.every(isLikely)) return refuse({ kind: "unlikely-entry" });
    await flocks.putBackCosts(flock, removed);
    return accept(null);
  };

export const putBackEggs =
  ({ flocks, care, book, now }: Pick<ShopRecords, "flocks" | "care"> & ShopContext) =>
  async ({
    flock,
    removed,
  }: RemovedEntries<EggEntry>): Promise<Result<null, PutBackEntriesRefusal>> => {
    const isLikely = ({ item }: Removed<EggEntry>) =>
      isLikelyDay(item.date, now) && LOGGED_SIZES.every((size) => isEggCount(item.counts[size]));
    if (!removed.every(isLikely)) return refuse({ kind: "unlikely-entry" });
    const ids = removed.map(({ item }) => item.id);
    const rebook = await book.recounting(flock, ids);
    await flocks.putBackEggs(flock, removed);
    for (const id of ids) await care.markCount(flock, id, false);
    await rebook({ isPutBack: true });
    return accept(null);
  };
