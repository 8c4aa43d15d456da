import { type ComponentProps, useId } from "react";
import type { HoursField } from "#core/planning/typed-week.ts";
import { DAYS_BEFORE, HOURS_FAULTS } from "#ui/admin/week/hours-texts.ts";
import styles from "#ui/admin/week/week.module.css";
import fieldStyles from "#ui/shared/parts/field.module.css";
import { Field } from "#ui/shared/parts/field.tsx";

type Control = Pick<ComponentProps<"input">, "name" | "value" | "defaultValue"> & {
  readonly onChange?: (event: { readonly target: { readonly value: string } }) => void;
};

interface HoursFieldsProps {
  readonly control: (field: HoursField) => Control;
  readonly isFaulty: (field: HoursField) => boolean;
}

export const HoursFields = ({ control, isFaulty }: HoursFieldsProps) => {
  const id = useId();
  const faultOf = (of: HoursField) => (isFaulty(of) ? HOURS_FAULTS[of] : undefined);
  return (
    <div className={styles.hours}>
      <Field {...control("from")} type="time" label="From" error={faultOf("from")} />
      <Field {...control("to")} type="time" label="To" error={faultOf("to")} />
      <div className={fieldStyles.field}>
        <label htmlFor={`${id}-days`}>Order by</label>
        <select {...control("cutOffDays")} id={`${id}-days`}>
          {DAYS_BEFORE.map((words, days) => (
            <option key={words} value={days}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <div className={fieldStyles.field}>
        <label htmlFor={`${id}-until`}>Time</label>
        <input
          {...control("cutOffTime")}
          type="time"
          id={`${id}-until`}
          aria-describedby={`${id}-time`}
        />
      </div>
      <Field
        {...control("orders")}
        inputMode="numeric"
        autoComplete="off"
        label="Orders at most"
        error={faultOf("orders")}
      />
      <Field
        {...control("eggs")}
        inputMode="numeric"
        autoComplete="off"
        label="Eggs at most"
        error={faultOf("eggs")}
      />
      <small id={`${id}-time`}>Without a time: until the end of that day.</small>
    </div>
  );
};
