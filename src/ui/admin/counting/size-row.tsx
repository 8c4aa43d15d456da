import { type ReactNode, useId } from "react";
import { readStock, stepStock } from "#core/inventory/egg-count.ts";
import { TOO_MANY } from "#ui/admin/counting/count-words.ts";
import { isTooMany } from "#ui/admin/counting/draft.ts";
import { FigureField } from "#ui/admin/counting/figure-field.tsx";
import styles from "#ui/admin/counting/size-row.module.css";

interface SizeRowProps {
  readonly name: ReactNode;
  readonly last: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

export const SizeRow = ({ name, last, typed, onType }: SizeRowProps) => {
  const id = useId();
  const isWrong = isTooMany(typed);
  const step = (by: number): void => onType(String(stepStock(typed, by)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid.
    <div role="group" aria-labelledby={id} className={styles.size}>
      <p>
        <label id={id} htmlFor={`${id}-figure`}>
          {name}
        </label>
        {isWrong ? (
          <small id={`${id}-said`} role="alert" className={styles.wrong}>
            {TOO_MANY}
          </small>
        ) : (
          <small id={`${id}-said`}>{last}</small>
        )}
      </p>
      <button type="button" disabled={readStock(typed) === 0} onClick={() => step(-1)}>
        −1
      </button>
      <FigureField
        id={`${id}-figure`}
        aria-describedby={`${id}-said`}
        aria-invalid={isWrong || undefined}
        value={typed}
        onType={onType}
      />
      <button type="button" onClick={() => step(1)}>
        +1
      </button>
      <button type="button" onClick={() => step(10)}>
        +10
      </button>
    </div>
  );
};
