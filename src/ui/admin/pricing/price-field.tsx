import { useId } from "react";
import type { PackSize } from "#core/catalogue/catalogue.ts";
import { HIGHEST_PRICE, isPrice } from "#core/pricing/prices.ts";
import { formatPounds, type Pence, readPounds } from "#core/shared/money.ts";
import styles from "#ui/admin/editing/editing.module.css";
import { useFigureField } from "#ui/admin/editing/use-figure-field.ts";
import type { PendingEdit } from "#ui/admin/editing/use-pending-edits.ts";
import { formatGbp } from "#ui/shared/money.ts";

interface PriceFieldProps {
  readonly packSize: PackSize;
  readonly price: Pence;
  readonly edit: PendingEdit | undefined;
  readonly onType: (typed: string) => void;
  readonly onGiveUp: () => void;
}

export const PriceField = ({ packSize, price, edit, onType, onGiveUp }: PriceFieldProps) => {
  const id = useId();
  const isPossible = isPrice(readPounds(edit?.typed ?? "") ?? price);
  const { field } = useFigureField({
    saved: price,
    edit,
    read: readPounds,
    format: formatPounds,
    onType,
    onGiveUp,
  });

  return (
    <div
      className={styles.priceField}
      data-changed={edit !== undefined}
      data-conflict={edit?.isConflict}
    >
      <label htmlFor={id}>{packSize} pack</label>
      <span aria-hidden="true">£</span>
      <input
        {...field}
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        {...(!isPossible && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
      />
      {!isPossible && <small id={`${id}-error`}>At most {formatGbp(HIGHEST_PRICE)}</small>}
      {edit && (edit.isConflict || edit.seen.figure !== price) && (
        <small>Now {formatGbp(price)}</small>
      )}
    </div>
  );
};
