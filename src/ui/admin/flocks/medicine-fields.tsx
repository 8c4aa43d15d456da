import type { CorrectMedicineRefusal } from "#core/care/correct-medicine.ts";
import type { Medicine } from "#core/care/medicine.ts";
import { MOST_WITHDRAWAL_DAYS } from "#core/care/typed-medicine.ts";
import styles from "#ui/admin/flocks/care.module.css";
import { WithdrawalHint } from "#ui/admin/flocks/reading-of-rules.tsx";
import type { Typed } from "#ui/shared/forms/typed.ts";
import { Field } from "#ui/shared/parts/field.tsx";

type Refusal = CorrectMedicineRefusal | undefined;

const TEXTS = {
  medicine: "Medicine",
  batch: "Batch number",
  quantity: "Quantity given",
  treated: "Hens treated",
  reason: "Reason",
  boughtFrom: "Bought from",
} as const;

const DAYS = { boughtOn: "Bought on", first: "First given", last: "Last given" } as const;

const MISSING: Partial<Record<string, string>> = {
  medicine: "Please enter the medicine.",
  quantity: "Please enter the quantity.",
  first: "Please enter the day.",
  last: "Please enter the day.",
  days: `Please enter whole days, 0 to ${MOST_WITHDRAWAL_DAYS}.`,
};

const faultOf = (refusal: Refusal, field: string): string | undefined => {
  const isNamed = (fields: readonly string[]): boolean => fields.includes(field);
  if (refusal?.kind === "missing-fields" && isNamed(refusal.fields)) return MISSING[field];
  if (refusal?.kind === "unlikely-day" && isNamed(refusal.fields)) return "Please check the date.";
  return refusal?.kind === "backwards" && field === "last"
    ? "This is before it was first given."
    : undefined;
};

interface MedicineFieldsProps {
  readonly refusal: Refusal;
  readonly entry?: Medicine;
}

export const MedicineFields = ({ refusal, entry }: MedicineFieldsProps) => (
  <>
    <div className={styles.fields}>
      {(Object.keys(TEXTS) as readonly (keyof typeof TEXTS)[]).map((name) => (
        <Field
          key={name}
          label={TEXTS[name]}
          name={name}
          autoComplete="off"
          defaultValue={entry?.[name]}
          error={faultOf(refusal, name)}
        />
      ))}
      {(Object.keys(DAYS) as readonly (keyof typeof DAYS)[]).map((name) => (
        <Field
          key={name}
          label={DAYS[name]}
          name={name}
          type="date"
          defaultValue={entry?.[name]}
          error={faultOf(refusal, name)}
        />
      ))}
      <Field
        label="Prescribed by (optional)"
        name="prescribedBy"
        autoComplete="off"
        defaultValue={entry?.prescribedBy}
      />
    </div>
    <div className={styles.withdrawal}>
      <Field
        label="Egg withdrawal, days"
        name="days"
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_WITHDRAWAL_DAYS}
        step={1}
        hint={<WithdrawalHint />}
        defaultValue={entry?.days}
        error={faultOf(refusal, "days")}
      />
    </div>
  </>
);

export const medicineIn = (typed: Typed) => ({
  medicine: typed("medicine"),
  batch: typed("batch"),
  quantity: typed("quantity"),
  treated: typed("treated"),
  reason: typed("reason"),
  boughtFrom: typed("boughtFrom"),
  boughtOn: typed("boughtOn"),
  first: typed("first"),
  last: typed("last"),
  days: typed("days"),
  prescribedBy: typed("prescribedBy"),
});
