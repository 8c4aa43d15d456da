import { useId, useState } from "react";
import { MAX_QUANTITY, readQuantity } from "#core/cart/cart-quantity.ts";
import styles from "#ui/storefront/checkout/cart-line.module.css";

interface QuantityFieldProps {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

export const QuantityField = ({ quantity, onChange }: QuantityFieldProps) => {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isTooFew, setTooFew] = useState(false);

  const type = (typed: string): void => {
    setDraft(typed);
    setTooFew(typed !== "" && Number(typed) < 1);
    const read = readQuantity(typed);
    if (read !== null && read !== quantity) onChange(read);
  };

  const settle = (input: HTMLInputElement): void => {
    setDraft(null);
    if (input.value === "") setTooFew(true);
    // React leaves "007" in place: as a number it is 7 already.
    input.value = String(quantity);
  };

  return (
    <div className={styles.quantity}>
      <label htmlFor={id}>Quantity</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        step={1}
        value={draft ?? quantity}
        aria-describedby={isTooFew ? `${id}-least` : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => settle(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === "Enter") settle(event.currentTarget);
        }}
      />
      <small id={`${id}-least`} aria-live="polite">
        {isTooFew && "At least 1. Press Remove to take it out"}
      </small>
    </div>
  );
};
