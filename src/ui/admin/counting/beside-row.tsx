import { useId } from "react";
import { LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import { type Draft, isTooMany, isTooManyKept } from "#ui/admin/counting/draft.ts";
import { FigureField } from "#ui/admin/counting/figure-field.tsx";
import styles from "#ui/admin/counting/size-row.module.css";
import { useSizeNames } from "#ui/admin/counting/use-size-names.ts";

interface BesideFieldProps {
  readonly label: string;
  readonly typed: string;
  readonly isWrong: boolean;
  readonly faultId: string;
  readonly onType: (typed: string) => void;
}

const BesideField = ({ label, typed, isWrong, faultId, onType }: BesideFieldProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <FigureField
        id={id}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? faultId : undefined}
        onType={onType}
      />
    </>
  );
};

interface BesideRowProps {
  readonly draft: Draft;
  readonly faultId: string;
  readonly onType: (draft: Draft) => void;
}

export const BesideRow = ({ draft, faultId, onType }: BesideRowProps) => {
  const { cracked, kept } = draft;
  const names = useSizeNames();
  return (
    <div className={styles.beside}>
      <BesideField
        label="Cracked"
        typed={cracked}
        isWrong={isTooMany(cracked)}
        faultId={faultId}
        onType={(typed) => onType({ ...draft, cracked: typed })}
      />
      <BesideField
        label="Kept for us"
        typed={kept.eggs}
        isWrong={isTooManyKept(draft)}
        faultId={faultId}
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
            {names[size]}
          </option>
        ))}
      </select>
    </div>
  );
};
