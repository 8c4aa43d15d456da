import { type ReactNode, useId } from "react";
import { leadOn } from "#ui/admin/editing/lead-on.ts";
import styles from "#ui/admin/editing/stored-by-now.module.css";
import { Button } from "#ui/shared/parts/button.tsx";

interface StoredByNowProps {
  readonly of: string;
  readonly onTake: () => void;
  readonly children: ReactNode;
}

export const StoredByNow = ({ of, onTake, children }: StoredByNowProps) => {
  const id = useId();
  return (
    <fieldset className={styles.stored}>
      <legend className={styles.of}>{`${of}, stored by now`}</legend>
      <div id={id} className={styles.theirs}>
        {children}
      </div>
      <Button
        variant="secondary"
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
    </fieldset>
  );
};
