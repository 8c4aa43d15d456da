import { type HenEntry, shortOfHens } from "#core/care/hens.ts";
import { type HensRefusal, hensOf, type TypedHens } from "#core/care/typed-hens.ts";
import type { CommandContext } from "#core/command.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export const addHens =
  ({ care, newId, now }: Pick<ShopRecords, "care"> & CommandContext) =>
  async (typed: TypedHens): Promise<Result<HenEntry, HensRefusal>> => {
    const entry = hensOf(typed, newId, todayAt(now));
    if (!entry.ok) return entry;
    const before = await care.of(typed.flock);
    const short = shortOfHens(before, { hens: [...before.hens, entry.value] });
    if (short) return refuse(short);
    await care.addHens(typed.flock, entry.value);
    return entry;
  };
