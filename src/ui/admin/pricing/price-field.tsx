import { useId } from "react";
import type { PackSize } from "#core/catalogue/catalogue.ts";
import { HIGHEST_PRICE, isPrice } from "#core/pricing/prices.ts";
import type { Pence } from "#core/shared/money.ts";
import styles from "#ui/admin/pricing/price-field.module.css";
import { type PriceEditing, usePriceField } from "#ui/admin/pricing/use-price-field.ts";
import { formatGbp } from "#ui/shared/money.ts";

interface PriceFieldProps extends PriceEditing {
  readonly packSize: PackSize;
}

/** A longer sentence has no room below its price on a phone: it takes a line of its own, and names its pack. */
const SHORT = 14;

const noteOf = (isOff: boolean, isKept: boolean, figure: Pence | null): string => {
  if (isOff) return isKept ? "Not for sale until it has a price." : "Not for sale";
  if (figure === 0) return "At £0.00 it isn't for sale: saving switches it off.";
  return isKept && figure !== null
    ? `Kept at ${formatGbp(figure)}. Switch it off to stop selling it.`
    : "";
};

export const PriceField = ({ packSize, ...editing }: PriceFieldProps) => {
  const { price, edit } = editing;
  const id = useId();
  const { isOff, isKept, figure, field, change } = usePriceField(editing);
  const isPossible = isPrice(figure ?? price);
  const note = noteOf(isOff, isKept, figure);
  const tooHigh = `At most ${formatGbp(HIGHEST_PRICE)}`;
  const wide = (words: string) => words.length > SHORT && { "data-of": `${packSize} pack: ` };

  return (
    <div
      className={styles.priceField}
      data-changed={edit !== undefined}
      data-conflict={edit?.isConflict}
      data-off={isOff}
      data-pack={packSize}
    >
      <label id={`${id}-label`} htmlFor={id}>{`${packSize} pack`}</label>
      <span aria-hidden="true">£</span>
      <input
        {...field}
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        aria-describedby={isPossible ? `${id}-note` : `${id}-error`}
        {...(!isPossible && { "aria-invalid": true })}
      />
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-label`}
          aria-checked={!isOff}
          checked={!isOff}
          onChange={(event) => change(event.target.checked)}
        />
        <span>For sale</span>
      </label>
      <small id={`${id}-note`} aria-live="polite" {...wide(note)}>
        {note}
      </small>
      {!isPossible && (
        <small id={`${id}-error`} {...wide(tooHigh)}>
          {tooHigh}
        </small>
      )}
      {edit && (edit.isConflict || edit.seen.figure !== price) && (
        <small>{`Now ${price > 0 ? formatGbp(price) : "not for sale"}`}</small>
      )}
    </div>
  );
};
