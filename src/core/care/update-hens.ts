import { type HenEntry, isSameHens, shortOfHens } from "#core/care/hens.ts";
import { type HensRefusal, hensOf, type TypedHens } from "#core/care/typed-hens.ts";
import type { CommandContext } from "#core/command.ts";
import { isDay } from "#core/shared/day.ts";
import type { EditConflict } from "#core/shared/edit-conflict.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface HensEdit extends TypedHens {
  readonly before: HenEntry;
}

export type UpdateHensRefusal = HensRefusal | EditConflict<HenEntry>;

export const updateHens =
  ({ care, now }: Pick<ShopRecords, "care"> & CommandContext) =>
  async ({ before, ...typed }: HensEdit): Promise<Result<HenEntry, UpdateHensRefusal>> => {
    const date = isDay(typed.date) ? typed.date : before.date;
    const entry = hensOf({ ...typed, date }, before.id, todayAt(now));
    if (!entry.ok) return entry;
    const flock = await care.of(typed.flock);
    const stored = flock.hens.find(({ id }) => id === before.id);
    if (!stored) return refuse({ kind: "record-gone" });
    if (!isSameHens(stored, before)) return refuse({ kind: "record-changed", stored });
    const hens = flock.hens.map((one) => (one.id === before.id ? entry.value : one));
    const short = shortOfHens(flock, { hens });
    if (short) return refuse(short);
    await care.replaceHens(typed.flock, entry.value);
    return entry;
  };
