import { LONGEST_SPAN } from "#core/planning/edit-exceptions.ts";
import styles from "#ui/admin/admin.module.css";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import {
  ClosingMethod,
  ClosingReason,
  closingIn,
  useClosing,
} from "#ui/admin/week/closing-fields.tsx";
import type { ExceptionEditing } from "#ui/admin/week/exception-editing.ts";
import { isBadField } from "#ui/admin/week/exception-texts.ts";
import { Field } from "#ui/shared/parts/field.tsx";

export const CloseDaysForm = (editing: ExceptionEditing) => (
  <RecordForm
    name="close days"
    title="Close These Days"
    loss="the days off that you were typing"
    submit="Close These Days"
    command={useClosing(editing)}
    read={(typed) => ({ first: typed("first"), last: typed("last"), ...closingIn(typed) })}
  >
    {(refusal, button) => (
      <>
        <div className={styles.formRow}>
          <Field
            type="date"
            name="first"
            label="From"
            error={isBadField(refusal, "first") ? "Please choose a day." : undefined}
          />
          <Field
            type="date"
            name="last"
            label="To"
            error={
              isBadField(refusal, "last")
                ? `Please choose the first day or one after it, ${LONGEST_SPAN} days in all at most.`
                : undefined
            }
          />
          <ClosingMethod />
        </div>
        <ClosingReason refusal={refusal} />
        {button}
      </>
    )}
  </RecordForm>
);
