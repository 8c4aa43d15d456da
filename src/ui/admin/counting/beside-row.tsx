import { useId } from "react";
import { LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import styles from "#ui/admin/counting/count.module.css";
import { type Draft, isTooManyKept } from "#ui/admin/counting/draft.ts";
import { FigureField } from "#ui/admin/counting/figure-field.tsx";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";

interface BesideRowProps {
  readonly draft: Draft;
  readonly onType: (draft: Draft) => void;
}

/** What is laid and not for sale. */
export const BesideRow = ({ draft, onType }: BesideRowProps) => {
  const id = useId();
  const { cracked, kept } = draft;
  const isTooMany = isTooManyKept(draft);
  return (
    <>
      <div className={styles.beside}>
        <label htmlFor={`${id}-cracked`}>Cracked</label>
        <FigureField
          id={`${id}-cracked`}
          value={cracked}
          onType={(typed) => onType({ ...draft, cracked: typed })}
        />
        <label htmlFor={`${id}-kept`}>Kept for us</label>
        <FigureField
          id={`${id}-kept`}
          value={kept.eggs}
          aria-invalid={isTooMany || undefined}
          aria-describedby={isTooMany ? `${id}-fault` : undefined}
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
      {isTooMany && (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          At most what {SIZE_NAMES[kept.size]} has.
        </p>
      )}
    </>
  );
};
