import { type FlockName, isSameName, MOST_NAME_LETTERS } from "#core/care/flock-care.ts";
import type { CommandContext } from "#core/command.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { entryDay } from "#core/flocks/flock-day.ts";
import { lettersIn } from "#core/profile/field-fault.ts";
import { isDay } from "#core/shared/day.ts";
import type { EditConflict } from "#core/shared/edit-conflict.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface FlockNaming extends FlockName {
  readonly flock: FlockId;
  readonly before: FlockName;
}

export type NameFlockRefusal =
  | { readonly kind: "long-name" }
  | { readonly kind: "unlikely-day" }
  | EditConflict<FlockName>;

export const nameFlock =
  ({ care, now }: Pick<ShopRecords, "care"> & CommandContext) =>
  async ({
    flock,
    before,
    ...typed
  }: FlockNaming): Promise<Result<FlockName, NameFlockRefusal>> => {
    const name = typed.name.trim();
    const pulletsUntil = typed.pulletsUntil.trim();
    if (lettersIn(name) > MOST_NAME_LETTERS) return refuse({ kind: "long-name" });
    const isLikely = isDay(pulletsUntil) && entryDay(pulletsUntil, todayAt(now)) !== null;
    if (pulletsUntil !== "" && !isLikely) return refuse({ kind: "unlikely-day" });
    const { name: known, pulletsUntil: until } = await care.of(flock);
    const stored = { name: known, pulletsUntil: until };
    if (!isSameName(stored, before)) return refuse({ kind: "record-changed", stored });
    await care.saveName(flock, { name, pulletsUntil });
    return accept({ name, pulletsUntil });
  };
