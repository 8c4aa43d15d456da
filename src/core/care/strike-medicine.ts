import type { Medicine } from "#core/care/medicine.ts";
import type { ShopContext } from "#core/command.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface StrikeOut {
  readonly flock: FlockId;
  readonly id: string;
  readonly reason: string;
}

export type StrikeMedicineRefusal =
  | { readonly kind: "missing-fields"; readonly fields: readonly ["reason"] }
  | { readonly kind: "record-gone" };

/** Its eggs may be sold again. Idempotent: the first reason stays. */
export const strikeMedicine =
  ({ care, inventory, now }: Pick<ShopRecords, "care"> & ShopContext) =>
  async ({ flock, id, ...typed }: StrikeOut): Promise<Result<Medicine, StrikeMedicineRefusal>> => {
    const reason = typed.reason.trim();
    if (reason === "") return refuse({ kind: "missing-fields", fields: ["reason"] });
    const stored = (await care.of(flock)).medicines.find((one) => one.id === id);
    if (!stored) return refuse({ kind: "record-gone" });
    if (stored.struck) return accept(stored);
    const struck = { ...stored, struck: { at: now, reason } };
    await inventory.willChange();
    await care.replaceMedicine(flock, struck);
    return accept(struck);
  };
