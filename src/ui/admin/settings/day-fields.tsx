import { useId } from "react";
import type { FieldFault } from "#core/profile/field-fault.ts";
import type { Weekday } from "#core/shared/week.ts";
import { useFaultText } from "#ui/admin/settings/fault-texts.ts";
import styles from "#ui/admin/settings/settings.module.css";

interface DayFieldProps {
  readonly name: string;
  readonly day: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

export const DayField = ({ name, day, isTicked, onTick }: DayFieldProps) => (
  <label>
    <input
      type="checkbox"
      name={name}
      checked={isTicked}
      onChange={({ target }) => onTick(target.checked)}
    />
    {day}
  </label>
);

interface HoursFieldProps extends Omit<DayFieldProps, "name"> {
  readonly weekday: Weekday;
  readonly from: string;
  readonly to: string;
  readonly fault: FieldFault["why"] | undefined;
  readonly onType: (name: string, text: string) => void;
}

export const HoursField = ({ weekday, from, to, fault, onType, ...field }: HoursFieldProps) => {
  const id = useId();
  const error = useFaultText(fault);
  return (
    <div className={styles.hours}>
      <DayField {...field} name={`collection-${weekday}`} />
      {field.isTicked && (
        <>
          <input
            type="time"
            name={`from-${weekday}`}
            aria-label={`${field.day} from`}
            value={from}
            onChange={({ target }) => onType(`from-${weekday}`, target.value)}
          />
          <span>to</span>
          <input
            type="time"
            name={`to-${weekday}`}
            aria-label={`${field.day} to`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            value={to}
            onChange={({ target }) => onType(`to-${weekday}`, target.value)}
          />
          {error && <small id={id}>{error}</small>}
        </>
      )}
    </div>
  );
};
