import type { Medicine } from "#core/care/medicine.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { useCorrectMedicine } from "#ui/admin/flocks/care-queries.ts";
import { MedicineFields, medicineIn } from "#ui/admin/flocks/medicine-fields.tsx";
import { shortDay } from "#ui/admin/flocks/short-day.ts";
import { EditForm } from "#ui/admin/lists/edit-form.tsx";

export const EDIT_MEDICINE = "edit medicine";

interface EditMedicineFormProps {
  readonly flock: FlockId;
  readonly entry: Medicine;
  readonly onDone: () => void;
}

export const EditMedicineForm = ({ flock, entry, onDone }: EditMedicineFormProps) => (
  <EditForm
    name={EDIT_MEDICINE}
    title={`Correct ${entry.medicine} of ${shortDay(entry.first)}`}
    loss="changes to a medicine"
    record={entry}
    command={useCorrectMedicine()}
    read={(typed, before) => ({ flock, before, ...medicineIn(typed) })}
    inWords={({ medicine, quantity, first, last, days }) => [
      medicine,
      quantity,
      `${shortDay(first)} to ${shortDay(last)}`,
      `${days} days`,
    ]}
    onDone={onDone}
  >
    {(refusal) => <MedicineFields refusal={refusal} entry={entry} />}
  </EditForm>
);
