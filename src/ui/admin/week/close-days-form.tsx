import {
  type DaysToClose,
  type ExceptionRefusal,
  LONGEST_SPAN,
  MOST_REASON_LETTERS,
} from "#core/planning/edit-exceptions.ts";
import styles from "#ui/admin/admin.module.css";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import { asking } from "#ui/admin/week/asked-orders.ts";
import { closedBy } from "#ui/admin/week/closed-by.ts";
import type { ExceptionEditing } from "#ui/admin/week/exception-editing.ts";
import {
  FOR_METHODS,
  isBadField,
  methodName,
  REASON_FAULT,
} from "#ui/admin/week/exception-texts.ts";
import { useCloseDays } from "#ui/admin/week/queries.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

const faultsOf = (refusal: ExceptionRefusal | undefined) => ({
  first: isBadField(refusal, "first") ? "Please choose a day." : undefined,
  last: isBadField(refusal, "last")
    ? `Please choose the first day or one after it, ${LONGEST_SPAN} days in all at most.`
    : undefined,
  reason: isBadField(refusal, "reason") ? REASON_FAULT : undefined,
});

export const CloseDaysForm = ({ state, ask }: ExceptionEditing) => {
  const close = asking(useCloseDays(), (days) => closedBy(state.week, days), ask);
  return (
    <RecordForm
      name="close days"
      title="Close These Days"
      loss="the days off that you were typing"
      submit="Close These Days"
      command={close}
      read={(typed): DaysToClose => ({
        first: typed("first"),
        last: typed("last"),
        method: typed("method") as DaysToClose["method"],
        reason: typed("reason"),
      })}
    >
      {(refusal, button) => {
        const faults = faultsOf(refusal);
        return (
          <>
            <div className={styles.formRow}>
              <Field type="date" name="first" label="From" error={faults.first} />
              <Field type="date" name="last" label="To" error={faults.last} />
              <SelectField label="For" name="method" options={FOR_METHODS} nameOf={methodName} />
            </div>
            <Field
              name="reason"
              label="Reason"
              autoComplete="off"
              maxLength={MOST_REASON_LETTERS}
              hint="Customers read it: Boxing Day."
              error={faults.reason}
            />
            {button}
          </>
        );
      }}
    </RecordForm>
  );
};
