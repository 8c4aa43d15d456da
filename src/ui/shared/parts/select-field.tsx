import { useId } from "react";
import styles from "#ui/shared/parts/field.module.css";
import { spaced } from "#ui/shared/spaced.ts";

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly name?: string;
  readonly options: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value?: Value;
  readonly defaultValue?: Value;
  readonly onChoose?: (value: Value) => void;
  readonly className?: string | undefined;
}

export const SelectField = <Value extends string>({
  label,
  options,
  nameOf,
  onChoose,
  className,
  ...select
}: SelectFieldProps<Value>) => {
  const id = useId();
  return (
    <div className={spaced(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} onChange={(event) => onChoose?.(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  );
};
