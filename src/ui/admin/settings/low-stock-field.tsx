import { useId } from "react";
import type { FieldFault } from "#core/profile/field-fault.ts";
import { DayField } from "#ui/admin/settings/day-fields.tsx";
import { useFaultText } from "#ui/admin/settings/fault-texts.ts";
import styles from "#ui/admin/settings/settings.module.css";

interface LowStockFieldProps {
  readonly isTicked: boolean;
  readonly line: string;
  readonly fault: FieldFault["why"] | undefined;
  readonly onTick: (isTicked: boolean) => void;
  readonly onType: (text: string) => void;
}

/** Once each time that the eggs of a kind fall below a figure. */
export const LowStockField = ({ isTicked, line, fault, onTick, onType }: LowStockFieldProps) => {
  const id = useId();
  const error = useFaultText(fault);
  return (
    <div className={styles.line}>
      <DayField name="lowStock" day="Low stock" isTicked={isTicked} onTick={onTick} />
      {isTicked && (
        <>
          <span>below</span>
          <input
            name="line"
            inputMode="numeric"
            aria-label="Low stock is below so many eggs of a kind"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            value={line}
            onChange={({ target }) => onType(target.value)}
          />
          <span>eggs</span>
          {error && <small id={id}>{error}</small>}
        </>
      )}
    </div>
  );
};
