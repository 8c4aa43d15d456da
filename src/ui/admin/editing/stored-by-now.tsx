import { type ReactNode, useId } from "react";
import { leadOn } from "#ui/admin/editing/lead-on.ts";
import styles from "#ui/admin/editing/stored-by-now.module.css";
import { Button } from "#ui/shared/parts/button.tsx";

interface StoredByNowProps {
  /** Of which field, to a screen reader. */
  readonly of: string;
  readonly onTake: () => void;
  readonly children: ReactNode;
}

/** What another page has stored of a field that was changed here too: its owner chooses. */
export const StoredByNow = ({ of, onTake, children }: StoredByNowProps) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: within a form's fields, and without a legend.
    <div role="group" aria-label={`${of}, stored by now`} className={styles.stored}>
      <strong>Stored by now:</strong>
      <div id={id} className={styles.theirs}>
        {children}
      </div>
      <Button
        variant="outline"
        size="sm"
        data-fault
        aria-describedby={id}
        onClick={({ currentTarget }) => {
          leadOn(currentTarget);
          onTake();
        }}
      >
        Take This Instead
      </Button>
    </div>
  );
};
