import type { DayToAdd } from "#core/planning/edit-exceptions.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { WITHOUT_CAPS } from "#core/week/farm-week.ts";
import styles from "#ui/admin/admin.module.css";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import { isBadField, methodName } from "#ui/admin/week/exception-texts.ts";
import { HoursFields } from "#ui/admin/week/hours-fields.tsx";
import { hoursIn, hoursTexts } from "#ui/admin/week/hours-texts.ts";
import { useAddDay } from "#ui/admin/week/queries.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { useToday } from "#ui/shared/queries/use-records.ts";

const FIRST = hoursTexts({ from: "", to: "", ...WITHOUT_CAPS });

export const AddDayForm = () => {
  const add = useAddDay();
  const today = useToday();
  return (
    <RecordForm
      name="add a day"
      title="Add a Day"
      loss="the added day that you were typing"
      submit="Add This Day"
      command={add}
      read={(typed): DayToAdd => ({
        day: typed("day"),
        method: typed("method") as DeliveryMethod,
        ...hoursIn(typed),
      })}
    >
      {(refusal, button) => (
        <>
          <div className={styles.formRow}>
            <Field
              type="date"
              name="day"
              label="Day"
              min={today}
              error={isBadField(refusal, "day") ? "Please choose a day to come." : undefined}
            />
            <SelectField label="For" name="method" options={DELIVERY_METHODS} nameOf={methodName} />
          </div>
          <HoursFields
            control={(field) => ({ name: field, defaultValue: FIRST[field] })}
            isFaulty={(field) => isBadField(refusal, field)}
          />
          {button}
        </>
      )}
    </RecordForm>
  );
};
