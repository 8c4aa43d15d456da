import { type HenEntry, shortOfHens } from "#core/care/hens.ts";
import { type HensRefusal, hensOf } from "#core/care/typed-hens.ts";
import type { CommandContext } from "#core/command.ts";
import type { RemovedEntries } from "#core/flocks/delete-entry.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { isDay } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

const typedOf = (flock: FlockId, { hens, weeks, ...entry }: HenEntry) => ({
  ...entry,
  flock,
  hens: String(hens),
  weeks: weeks === null ? "" : String(weeks),
});

/** Undo of a delete, with the rules of adding. Idempotent. */
export const putBackHens =
  ({ care, now }: Pick<ShopRecords, "care"> & CommandContext) =>
  async ({ flock, removed }: RemovedEntries<HenEntry>): Promise<Result<null, HensRefusal>> => {
    const before = await care.of(flock);
    const gone = removed.filter(({ item }) => !before.hens.some(({ id }) => id === item.id));
    for (const { item } of gone) {
      if (!isDay(item.date)) return refuse({ kind: "unlikely-day" });
      const entry = hensOf(typedOf(flock, item), item.id, todayAt(now));
      if (!entry.ok) return entry;
    }
    const short = shortOfHens(before, { hens: [...before.hens, ...gone.map(({ item }) => item)] });
    if (short) return refuse(short);
    await care.putBackHens(flock, gone);
    return accept(null);
  };
