import { useId } from "react";
import { LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import { MOST_EGGS } from "#core/inventory/egg-count.ts";
import styles from "#ui/admin/counting/count.module.css";
import { type Draft, isTooMany, isTooManyKept } from "#ui/admin/counting/draft.ts";
import { FigureField } from "#ui/admin/counting/figure-field.tsx";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

interface BesideFieldProps {
  readonly id: string;
  readonly label: string;
  readonly typed: string;
  /** The id of what is said of its fault. */
  readonly fault: string | undefined;
  readonly onType: (typed: string) => void;
}

const BesideField = ({ id, label, typed, fault, onType }: BesideFieldProps) => (
  <>
    <label htmlFor={id}>{label}</label>
    <FigureField
      id={id}
      value={typed}
      aria-invalid={fault !== undefined || undefined}
      aria-describedby={fault}
      onType={onType}
    />
  </>
);

const Fault = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <p id={id} role="alert" className={styles.fault}>
    {text}
  </p>
);

interface BesideRowProps {
  readonly draft: Draft;
  readonly onType: (draft: Draft) => void;
}

/** What is laid and not for sale. */
export const BesideRow = ({ draft, onType }: BesideRowProps) => {
  const id = useId();
  const { cracked, kept } = draft;
  const [isCrackedWrong, isKeptWrong] = [isTooMany(cracked), isTooManyKept(draft)];
  return (
    <>
      <div className={styles.beside}>
        <BesideField
          id={`${id}-cracked`}
          label="Cracked"
          typed={cracked}
          fault={isCrackedWrong ? `${id}-cracked-fault` : undefined}
          onType={(typed) => onType({ ...draft, cracked: typed })}
        />
        <BesideField
          id={`${id}-kept`}
          label="Kept for us"
          typed={kept.eggs}
          fault={isKeptWrong ? `${id}-kept-fault` : undefined}
          onType={(eggs) => onType({ ...draft, kept: { ...kept, eggs } })}
        />
        <select
          aria-label="Size of those kept"
          value={kept.size}
          onChange={(event) =>
            onType({ ...draft, kept: { ...kept, size: event.target.value as LoggedSize } })
          }
        >
          {LOGGED_SIZES.map((size) => (
            <option key={size} value={size}>
              {SIZE_NAMES[size]}
            </option>
          ))}
        </select>
      </div>
      {isCrackedWrong && (
        <Fault id={`${id}-cracked-fault`} text={`At most ${withCommas(MOST_EGGS)} cracked.`} />
      )}
      {isKeptWrong && (
        <Fault id={`${id}-kept-fault`} text={`At most what ${SIZE_NAMES[kept.size]} has.`} />
      )}
    </>
  );
};
