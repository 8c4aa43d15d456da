import { isSameMedicine, liftsWithdrawal, type Medicine } from "#core/care/medicine.ts";
import { type MedicineRefusal, medicineOf, type TypedMedicine } from "#core/care/typed-medicine.ts";
import type { ShopContext } from "#core/command.ts";
import type { EditConflict } from "#core/shared/edit-conflict.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface MedicineEdit extends TypedMedicine {
  readonly before: Medicine;
}

export type CorrectMedicineRefusal =
  | MedicineRefusal
  | EditConflict<Medicine>
  | { readonly kind: "struck-out" }
  /** Only striking the entry out may put withheld eggs on sale. */
  | { readonly kind: "lifts-withdrawal" };

export const correctMedicine =
  ({ care, inventory, now }: Pick<ShopRecords, "care"> & ShopContext) =>
  async ({ before, ...typed }: MedicineEdit): Promise<Result<Medicine, CorrectMedicineRefusal>> => {
    const medicine = medicineOf(typed, before.id, todayAt(now));
    if (!medicine.ok) return medicine;
    const flock = await care.of(typed.flock);
    const stored = flock.medicines.find(({ id }) => id === before.id);
    if (!stored) return refuse({ kind: "record-gone" });
    if (!isSameMedicine(stored, before)) return refuse({ kind: "record-changed", stored });
    if (stored.struck) return refuse({ kind: "struck-out" });
    const medicines = flock.medicines.map((one) => (one === stored ? medicine.value : one));
    if (liftsWithdrawal(flock, { medicines }, stored)) return refuse({ kind: "lifts-withdrawal" });
    await inventory.willChange();
    await care.replaceMedicine(typed.flock, medicine.value);
    return medicine;
  };
