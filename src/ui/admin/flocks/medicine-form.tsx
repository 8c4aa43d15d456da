import type { FlockId } from "#core/flocks/flock.ts";
import type { FormFold } from "#ui/admin/editing/form-fold.tsx";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import styles from "#ui/admin/flocks/care.module.css";
import { useAddMedicine } from "#ui/admin/flocks/care-queries.ts";
import { MedicineFields, medicineIn } from "#ui/admin/flocks/medicine-fields.tsx";
import { READING_OF_RULES } from "#ui/admin/flocks/reading-of-rules.tsx";

export const ADD_MEDICINE = "Add Medicine";

interface MedicineFormProps {
  readonly flock: FlockId;
  readonly fold: FormFold;
}

export const MedicineForm = ({ flock, fold }: MedicineFormProps) => (
  <RecordForm
    name="medicine"
    title={ADD_MEDICINE}
    loss="a half-typed medicine"
    submit="Save Medicine"
    command={useAddMedicine()}
    fold={fold}
    isSecond
    read={(typed) => ({ flock, ...medicineIn(typed) })}
  >
    {(refusal, button) => (
      <>
        <MedicineFields refusal={refusal} />
        <p
          className={styles.rules}
        >{`Eggs that are laid from the first day to the last and the days of withdrawal, both included, are not for sale. The entry stays for good: the record is to be kept for five years after it was last given. ${READING_OF_RULES}`}</p>
        {button}
      </>
    )}
  </RecordForm>
);
