import { COST_TYPES, type CostEntry } from "#core/flocks/flock.ts";
import type { UpdateCostRefusal } from "#core/flocks/update-entry.ts";
import type { Day } from "#core/shared/day.ts";
import { formatPounds } from "#core/shared/money.ts";
import styles from "#ui/admin/flocks/care.module.css";
import { EntryDate } from "#ui/admin/flocks/entry-date.tsx";
import { costTypeNameOf } from "#ui/admin/flocks/names.ts";
import type { Typed } from "#ui/shared/forms/typed.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

interface CostFieldsProps {
  readonly refusal: UpdateCostRefusal | undefined;
  readonly day: Day;
  readonly cost?: CostEntry;
}

export const CostFields = ({ refusal, day, cost }: CostFieldsProps) => {
  const type = cost?.type ?? "feed";
  return (
    <div className={styles.fields}>
      <EntryDate day={day} refusal={refusal} />
      <SelectField
        label="Type"
        name="type"
        options={[...new Set<string>([...COST_TYPES, type])]}
        nameOf={costTypeNameOf}
        defaultValue={type}
      />
      <Field
        label="Amount"
        name="amount"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        defaultValue={cost && formatPounds(cost.amount)}
        error={
          refusal?.kind === "missing-cost" && refusal.fields.includes("amount")
            ? "Please enter an amount in pounds."
            : undefined
        }
      />
      <Field label="Description" name="description" defaultValue={cost?.description} />
    </div>
  );
};

export const costIn = (typed: Typed) => ({
  date: typed("date"),
  type: typed("type"),
  amount: typed("amount"),
  description: typed("description"),
});
