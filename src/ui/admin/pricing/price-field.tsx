import { useId } from "react";
import type { PackSize } from "#core/catalogue/catalogue.ts";
import { HIGHEST_PRICE, isPrice } from "#core/pricing/price-edit.ts";
import { formatPounds, type Pence, readPounds } from "#core/shared/money.ts";
import styles from "#ui/admin/editing/editing.module.css";
import type { PendingEdit } from "#ui/admin/editing/use-pending-edits.ts";
import { formatGbp } from "#ui/shared/money.ts";

interface PriceFieldProps {
  readonly packSize: PackSize;
  /** As it is saved. */
  readonly price: Pence;
  readonly edit: PendingEdit | undefined;
  readonly onType: (typed: string) => void;
  /** What was typed is no price: the last one stays. */
  readonly onGiveUp: () => void;
}

export const PriceField = ({ packSize, price, edit, onType, onGiveUp }: PriceFieldProps) => {
  const id = useId();
  const isPossible = isPrice(readPounds(edit?.typed ?? "") ?? price);

  const settle = (input: HTMLInputElement): void => {
    const read = readPounds(input.value);
    if (read === null || read === edit?.seen.figure) onGiveUp();
    else onType(formatPounds(read));
    // React leaves a number field be while what it holds can't be read as a number.
    if (read === null) input.value = formatPounds(price);
  };

  return (
    <div
      className={styles.priceField}
      data-changed={edit !== undefined}
      data-conflict={edit?.isConflict}
    >
      <label htmlFor={id}>{packSize} pack</label>
      <span aria-hidden="true">£</span>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        value={edit?.typed ?? formatPounds(price)}
        {...(!isPossible && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
        onChange={(event) => onType(event.target.value)}
        onBlur={(event) => {
          if (edit) settle(event.currentTarget);
        }}
      />
      {!isPossible && <small id={`${id}-error`}>At most {formatGbp(HIGHEST_PRICE)}</small>}
      {edit && (edit.isConflict || edit.seen.figure !== price) && (
        <small>Now {formatGbp(price)}</small>
      )}
    </div>
  );
};
