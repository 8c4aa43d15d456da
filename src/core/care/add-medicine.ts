import type { Medicine } from "#core/care/medicine.ts";
import { type MedicineRefusal, medicineOf, type TypedMedicine } from "#core/care/typed-medicine.ts";
import type { ShopContext } from "#core/command.ts";
import type { Result } from "#core/shared/result.ts";
import { todayAt } from "#core/shared/today.ts";
import type { ShopRecords } from "#ports/records.ts";

export const addMedicine =
  ({ care, inventory, newId, now }: Pick<ShopRecords, "care"> & ShopContext) =>
  async (typed: TypedMedicine): Promise<Result<Medicine, MedicineRefusal>> => {
    const medicine = medicineOf(typed, newId, todayAt(now));
    if (!medicine.ok) return medicine;
    await inventory.willChange();
    await care.addMedicine(typed.flock, medicine.value);
    return medicine;
  };
