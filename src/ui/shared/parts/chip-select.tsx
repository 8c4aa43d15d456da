import { useId } from "react";
import styles from "#ui/shared/parts/chip.module.css";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";

interface ChipSelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

export const ChipSelect = <Value extends string>({
  label,
  options,
  nameOf,
  value,
  onChoose,
}: ChipSelectProps<Value>) => {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id} className={visuallyHiddenStyles.visuallyHidden}>
        {label}
      </label>
      <select
        id={id}
        className={styles.chip}
        value={value}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
};
