import { useId } from "react";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { FAULTS } from "#ui/admin/by-hand/new-order-texts.ts";
import styles from "#ui/admin/by-hand/packs.module.css";
import type { PackLine } from "#ui/admin/by-hand/typed-new-order.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Stepper } from "#ui/shared/parts/stepper.tsx";

interface Taken {
  readonly quantity: number;
  readonly price: string | null;
}

interface PackRowProps {
  readonly line: PackLine;
  readonly name: string;
  readonly title?: string;
  /** Whose price stands where no other is typed. */
  readonly listOf?: string;
  readonly hasFault: boolean;
  readonly onChange: (taken: Taken) => void;
}

const listed = ({ listPrice }: PackLine): string =>
  listPrice > 0 ? formatGbp(listPrice) : "not for sale";

interface PriceProps extends Omit<PackRowProps, "name" | "title"> {}

const Price = ({ line, listOf = "list price", hasFault, onChange }: PriceProps) => {
  const id = useId();
  const { quantity, typedPrice, price, listPrice } = line;
  const isBad = hasFault && price === null;
  return (
    <div className={styles.price}>
      <label htmlFor={id}>Price of one</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typedPrice}
        aria-describedby={`${id}-list`}
        {...(isBad && { "aria-invalid": true })}
        onChange={({ target }) => onChange({ quantity, price: target.value })}
        onBlur={({ target }) => target.value === "" && onChange({ quantity, price: null })}
      />
      <small id={`${id}-list`} data-changed={price !== listPrice || undefined}>
        {isBad ? FAULTS.prices : `${listOf} ${listed(line)}`}
      </small>
      <output>{price === null ? "–" : formatGbp(price * quantity)}</output>
    </div>
  );
};

export const PackRow = ({ line, name, title, ...editing }: PackRowProps) => {
  const { pack, quantity, listPrice, typedPrice } = line;
  const { onChange } = editing;
  const price = quantity > 0 && line.price !== listPrice ? typedPrice : null;
  return (
    <fieldset className={styles.pack} aria-label={`${name}, ${pack.packSize} pack`}>
      <span>
        <strong>{title ?? `${pack.packSize} pack`}</strong> <small>{listed(line)}</small>
      </span>
      <Stepper
        label="Packs"
        value={quantity}
        most={MAX_QUANTITY}
        className={styles.steps}
        onChange={(next) => onChange({ quantity: next, price })}
      />
      {quantity > 0 && <Price line={line} {...editing} />}
    </fieldset>
  );
};
