import type { ReactNode, Ref } from "react";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/flocks/history.module.css";

export interface AddForms {
  /** In the heading's line. */
  readonly buttons?: ReactNode;
  readonly forms?: ReactNode;
}

interface HistoryProps extends AddForms {
  /** Of what may be edited and focused. */
  readonly ref: Ref<HTMLElement>;
  readonly title: string;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

/** The forms that add stand first, and at the right where there is room. */
export const History = ({ ref, title, buttons, forms, foot, children }: HistoryProps) => (
  <section className={adminStyles.adminCard}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {buttons}
    </div>
    <div className={styles.books}>
      {forms && <div className={styles.forms}>{forms}</div>}
      <div ref={ref as Ref<HTMLDivElement>} className={styles.entries}>
        {children}
        {foot}
      </div>
    </div>
  </section>
);
