import { type ReactNode, type Ref, useState } from "react";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/flocks/history.module.css";
import { useIsNarrow } from "#ui/admin/layout/use-is-narrow.ts";
import { useIsPrinting } from "#ui/admin/lists/use-is-printing.ts";
import { Fold } from "#ui/shared/parts/fold.tsx";

export interface AddForms {
  /** In the heading's line. */
  readonly buttons?: ReactNode;
  readonly forms?: ReactNode;
}

/** What stands behind a row on phones, and the row's words. */
export interface FoldedEntries {
  readonly count: number;
  readonly latest: string;
  /** Whether a few of them stand open at first. */
  readonly isShortOpen?: boolean;
}

const A_FEW = 3;

interface EntriesProps {
  readonly folded: FoldedEntries;
  readonly isEdited: boolean;
  readonly children: ReactNode;
}

const Entries = ({ folded, isEdited, children }: EntriesProps) => {
  const { count, latest, isShortOpen = false } = folded;
  const isPrinting = useIsPrinting();
  const [isOpen, setOpen] = useState(isShortOpen && count <= A_FEW);
  return (
    <Fold
      title={count === 1 ? "1 entry" : `${count} entries`}
      value={latest}
      open={isOpen || isEdited || isPrinting}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {children}
    </Fold>
  );
};

interface HistoryProps extends AddForms {
  /** Of what may be edited and focused. */
  readonly ref: Ref<HTMLElement>;
  readonly title: string;
  readonly folded?: FoldedEntries | undefined;
  readonly isEdited: boolean;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

export const History = ({
  ref,
  title,
  folded,
  isEdited,
  buttons,
  forms,
  foot,
  children,
}: HistoryProps) => {
  const isNarrow = useIsNarrow();
  const entries = (
    <div ref={ref as Ref<HTMLDivElement>} className={styles.entries}>
      {children}
      {foot}
    </div>
  );
  return (
    <section className={adminStyles.adminCard}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {buttons}
      </div>
      {forms && <div className={styles.forms}>{forms}</div>}
      {isNarrow && folded && folded.count > 0 ? (
        <Entries folded={folded} isEdited={isEdited}>
          {entries}
        </Entries>
      ) : (
        entries
      )}
    </section>
  );
};
