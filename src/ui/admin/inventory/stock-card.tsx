import { useId } from "react";
import { CATALOGUE, type CategoryId } from "#core/catalogue/catalogue.ts";
import { isEggCount, MOST_EGGS, readStock, stepStock } from "#core/inventory/egg-count.ts";
import { type StockLevel, stockLevel } from "#core/inventory/shelf.ts";
import styles from "#ui/admin/editing/editing.module.css";
import type { PendingEdit } from "#ui/admin/editing/use-pending-edits.ts";
import { Button } from "#ui/shared/parts/button.tsx";

interface StockCardProps {
  readonly category: CategoryId;
  /** Eggs as they are saved. */
  readonly stock: number;
  /** Eggs that somebody is paying for. */
  readonly held: number;
  readonly edit: PendingEdit | undefined;
  readonly onType: (typed: string) => void;
}

const EGGS = new Intl.NumberFormat("en-GB");

const LEVEL_NAMES: Record<StockLevel, string> = { out: "Out of stock", low: "Low", enough: "" };

export const StockCard = ({ category, stock, held, edit, onType }: StockCardProps) => {
  const id = useId();
  const { name, image } = CATALOGUE[category];
  const level = stockLevel(stock);
  const typed = edit?.typed ?? String(stock);
  const isPossible = isEggCount(readStock(typed));
  const step = (by: number): void => onType(String(stepStock(typed, by)));

  return (
    <fieldset
      className={styles.editorCard}
      data-changed={edit !== undefined}
      data-conflict={edit?.isConflict}
    >
      <legend>
        <img src={image} alt="" width={40} height={40} />
        {name}
      </legend>
      <label htmlFor={id}>Stock</label>
      <div className={styles.stepper}>
        <Button variant="secondary" size="icon" aria-label="Decrease" onClick={() => step(-1)}>
          −
        </Button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_EGGS}
          step={1}
          value={typed}
          {...(!isPossible && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
          onChange={(event) => onType(event.target.value)}
          onBlur={() => {
            if (edit && isPossible) onType(String(readStock(typed)));
          }}
        />
        <Button variant="secondary" size="icon" aria-label="Increase" onClick={() => step(1)}>
          +
        </Button>
      </div>
      {!isPossible && <small id={`${id}-error`}>At most {EGGS.format(MOST_EGGS)} eggs.</small>}
      <p className={styles.savedFigure}>
        {stock} in stock
        {LEVEL_NAMES[level] && <strong data-level={level}> · {LEVEL_NAMES[level]}</strong>}
        {edit && edit.seen.figure !== stock && `, ${edit.seen.figure} when you began`}
        {edit?.isConflict && ": changed meanwhile"}
        {held > 0 && ` · ${EGGS.format(held)} held for payments under way`}
      </p>
    </fieldset>
  );
};
