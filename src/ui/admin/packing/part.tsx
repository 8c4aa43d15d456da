import type { ReactNode } from "react";
import styles from "#ui/admin/packing/pack-day.module.css";
import { Button } from "#ui/shared/parts/button.tsx";
import foldStyles from "#ui/shared/parts/fold.module.css";
import { spaced } from "#ui/shared/spaced.ts";

interface PartProps {
  readonly title: string;
  readonly onPrint: () => void;
  readonly children: ReactNode;
}

const idOf = (title: string): string => title.toLowerCase().replace(" ", "-");

const Print = ({ title, onPrint }: Omit<PartProps, "children">) => (
  <div className={styles.print}>
    <Button variant="ghost" size="sm" aria-describedby={idOf(title)} onClick={onPrint}>
      Print
    </Button>
  </div>
);

export const Part = ({ title, onPrint, children }: PartProps) => (
  <section aria-labelledby={idOf(title)} className={styles.part}>
    <h2 id={idOf(title)}>{title}</h2>
    <Print title={title} onPrint={onPrint} />
    {children}
  </section>
);

export interface FoldedPartProps extends PartProps {
  readonly value: string;
  /** Stays in view while the part is folded. */
  readonly news?: ReactNode;
}

export const FoldedPart = ({ title, value, news, onPrint, children }: FoldedPartProps) => (
  <section aria-labelledby={idOf(title)} className={spaced(styles.part, styles.folded)}>
    <details className={foldStyles.fold}>
      <summary>
        <h2 id={idOf(title)}>{title}</h2>
        <span className={foldStyles.value}>{value}</span>
      </summary>
      {children}
    </details>
    {news}
    <Print title={title} onPrint={onPrint} />
  </section>
);
