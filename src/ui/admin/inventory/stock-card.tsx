import { useId, useRef } from "react";
import type { EggType } from "#core/catalogue/catalogue.ts";
import { countIn, isEggCount, MOST_EGGS, readStock, stepStock } from "#core/inventory/egg-count.ts";
import { type StockLevel, stockLevel } from "#core/inventory/stock.ts";
import { useFigureField } from "#ui/admin/editing/use-figure-field.ts";
import type { PendingEdit } from "#ui/admin/editing/use-pending-edits.ts";
import styles from "#ui/admin/inventory/stock.module.css";
import { StockOffers } from "#ui/admin/inventory/stock-offers.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { Picture } from "#ui/shared/parts/picture.tsx";
import stepperStyles from "#ui/shared/parts/stepper.module.css";
import hiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { spaced } from "#ui/shared/spaced.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

interface StockCardProps {
  readonly kind: EggType;
  /** Eggs for sale, or eggs on the shelf while the egg book is open. */
  readonly stock: number;
  /** Null while the egg book is closed. */
  readonly forSale: number | null;
  readonly held: number;
  readonly waiting: number;
  readonly edit: PendingEdit | undefined;
  readonly onType: (typed: string) => void;
  readonly onGiveUp: () => void;
  readonly onDecide: (eggs: number) => void;
}

const LEVEL_NAMES: Record<StockLevel, string> = { out: "Out of stock", low: "Low", enough: "" };

const conflictingCount = (edit: PendingEdit, stock: number): number | null => {
  const to = countIn(edit.typed);
  const { figure: from } = edit.from;
  return from !== stock && to !== null && to !== from && isEggCount(to) ? to : null;
};

const saidOf = ({ stock, forSale, held, waiting, edit }: StockCardProps): string =>
  [
    edit && edit.seen.figure !== stock && `, ${edit.seen.figure} when you began`,
    edit?.isConflict && ": changed meanwhile",
    forSale !== null && ` · ${withCommas(forSale)} for sale`,
    held > 0 && ` · ${withCommas(held)} held for payments under way`,
    waiting > 0 && ` · ${withCommas(waiting)} waiting`,
  ]
    .filter(Boolean)
    .join("");

/** Seen only where it says more than the field beside it. */
const Saved = (props: StockCardProps) => {
  const { stock, forSale, edit } = props;
  const level = LEVEL_NAMES[stockLevel(forSale ?? stock)];
  const more = saidOf(props);
  const isTold = edit !== undefined || level + more !== "";
  return (
    <p className={isTold ? styles.saved : hiddenStyles.visuallyHidden} aria-live={edit && "polite"}>
      <span>{`${stock} ${forSale === null ? "in stock" : "on the shelf"}`}</span>
      {level && <strong data-level={stockLevel(forSale ?? stock)}>{` · ${level}`}</strong>}
      <span>{more}</span>
    </p>
  );
};

export const StockCard = (props: StockCardProps) => {
  const { kind, stock, forSale, edit, onType, onGiveUp, onDecide } = props;
  const id = useId();
  const ref = useRef<HTMLInputElement>(null);
  const { name, image } = kind;
  const { field, take } = useFigureField({
    saved: stock,
    edit,
    read: countIn,
    format: String,
    onType,
    onGiveUp,
  });
  const isPossible = isEggCount(readStock(field.value));
  const step = (by: number): void => take(stepStock(field.value, by));
  const conflicting = edit && conflictingCount(edit, stock);

  return (
    <fieldset
      className={styles.stock}
      data-changed={edit !== undefined}
      data-conflict={edit?.isConflict}
    >
      <legend>
        <Picture address={image} alt="" shownAs="row" width={36} height={36} isSeenAtOnce />
        <span>{name}</span>
      </legend>
      <label htmlFor={id} className={hiddenStyles.visuallyHidden}>
        {forSale === null ? "Stock" : "On the shelf"}
      </label>
      <div className={spaced(stepperStyles.stepper, styles.stepper)}>
        <Button variant="secondary" size="icon" aria-label="Decrease" onClick={() => step(-1)}>
          −
        </Button>
        <input
          {...field}
          ref={ref}
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_EGGS}
          step={1}
          {...(!isPossible && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
        />
        <Button variant="secondary" size="icon" aria-label="Increase" onClick={() => step(1)}>
          +
        </Button>
      </div>
      {!isPossible && <small id={`${id}-error`}>{`At most ${withCommas(MOST_EGGS)} eggs.`}</small>}
      <Saved {...props} />
      {edit && typeof conflicting === "number" && (
        <StockOffers
          from={edit.from.figure}
          to={conflicting}
          now={stock}
          onChoose={(eggs) => {
            onDecide(eggs);
            ref.current?.focus();
          }}
        />
      )}
    </fieldset>
  );
};
