import { useId } from "react";
import type { FieldFault } from "#core/profile/field-fault.ts";
import { faultText } from "#ui/admin/settings/fault-texts.ts";
import styles from "#ui/admin/settings/settings.module.css";
import { TickField } from "#ui/admin/settings/tick-field.tsx";

interface LowStockFieldProps {
  readonly isTicked: boolean;
  readonly line: string;
  readonly fault: FieldFault["why"] | undefined;
  readonly onTick: (isTicked: boolean) => void;
  readonly onType: (text: string) => void;
}

export const LowStockField = ({ isTicked, line, fault, onTick, onType }: LowStockFieldProps) => {
  const id = useId();
  const error = faultText(fault);
  return (
    <div className={styles.line}>
      <TickField name="lowStock" label="Low stock" isTicked={isTicked} onTick={onTick} />
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
