import { useId, useState } from "react";
import { MAX_QUANTITY, readQuantity } from "#core/cart/cart-quantity.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import stepperStyles from "#ui/shared/parts/stepper.module.css";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { withCommas } from "#ui/shared/with-commas.ts";
import styles from "#ui/storefront/checkout/cart-line.module.css";

interface QuantityFieldProps {
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

const TOO_FEW = "At least 1. Press Remove to take it out";

const faultOf = (typed: string): string => {
  const figure = Number(typed);
  if (figure < 1) return TOO_FEW;
  if (figure > MAX_QUANTITY) return `At most ${withCommas(MAX_QUANTITY)}`;
  return Number.isInteger(figure) ? "" : "Whole packs only";
};

export const QuantityField = ({ quantity, onChange }: QuantityFieldProps) => {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState("");

  const type = (typed: string): void => {
    setDraft(typed);
    setFault(typed === "" ? "" : faultOf(typed));
    const read = readQuantity(typed);
    if (read !== null && read !== quantity) onChange(read);
  };

  const settle = (input: HTMLInputElement): void => {
    setDraft(null);
    if (input.value === "") setFault(TOO_FEW);
    // React leaves "007" in place: as a number it is 7 already.
    input.value = String(quantity);
  };

  const step = (by: number): void => {
    const wanted = String(quantity + by);
    setFault(faultOf(wanted));
    if (readQuantity(wanted) !== null) onChange(quantity + by);
  };

  return (
    <div className={styles.quantity}>
      <div className={stepperStyles.stepper}>
        <Button aria-label="One less" onClick={() => step(-1)}>
          −
        </Button>
        <label htmlFor={id} className={visuallyHiddenStyles.visuallyHidden}>
          Quantity
        </label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_QUANTITY}
          step={1}
          value={draft ?? quantity}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => settle(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === "Enter") settle(event.currentTarget);
          }}
        />
        <Button aria-label="One more" onClick={() => step(1)}>
          +
        </Button>
      </div>
      <small id={`${id}-fault`} aria-live="polite">
        {fault}
      </small>
    </div>
  );
};
