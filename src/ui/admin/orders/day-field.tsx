import { type Day, isDay } from "#core/shared/day.ts";
import { Field } from "#ui/shared/parts/field.tsx";

interface DayFieldProps {
  readonly value: Day;
  readonly onChoose: (day: Day) => void;
}

export const DayField = ({ value, onChoose }: DayFieldProps) => (
  <Field
    label="Day"
    type="date"
    value={value}
    onChange={({ target }) => onChoose(isDay(target.value) ? target.value : "")}
  />
);
