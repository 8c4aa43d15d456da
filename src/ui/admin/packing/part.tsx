import type { ReactNode } from "react";
import styles from "#ui/admin/packing/pack-day.module.css";
import { Button } from "#ui/shared/parts/button.tsx";

interface PartProps {
  readonly title: string;
  readonly onPrint: () => void;
  readonly children: ReactNode;
}

export const idOf = (title: string): string => title.toLowerCase().replace(" ", "-");

export const Part = ({ title, onPrint, children }: PartProps) => {
  const id = idOf(title);
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        <Button variant="secondary" size="sm" aria-describedby={id} onClick={onPrint}>
          Print
        </Button>
      </div>
      {children}
    </section>
  );
};
