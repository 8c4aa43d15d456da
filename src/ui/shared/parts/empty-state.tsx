import type { ReactNode } from "react";
import styles from "#ui/shared/parts/empty-state.module.css";

interface EmptyStateProps {
  readonly picture: string;
  readonly children: ReactNode;
}

export const EmptyState = ({ picture, children }: EmptyStateProps) => (
  <div className={styles.emptyState}>
    <svg width={160} height={120} viewBox="0 0 320 240" aria-hidden="true">
      <use href={`${picture}#picture`} />
    </svg>
    {children}
  </div>
);
