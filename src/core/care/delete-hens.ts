import { type HenEntry, shortOfHens, type TooFewHens } from "#core/care/hens.ts";
import type { EntryOfFlock, RemovedEntries } from "#core/flocks/delete-entry.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Hens that went out or died later stay in the book, so they must have come in. */
export const deleteHens =
  ({ care }: Pick<ShopRecords, "care">) =>
  async ({ flock, id }: EntryOfFlock): Promise<Result<RemovedEntries<HenEntry>, TooFewHens>> => {
    const before = await care.of(flock);
    const short = shortOfHens(before, { hens: before.hens.filter((entry) => entry.id !== id) });
    return short ? refuse(short) : accept({ flock, removed: await care.removeHens(flock, id) });
  };
