import type { ReactNode } from "react";
import styles from "#ui/shared/parts/empty-state.module.css";

interface EmptyStateProps {
  /** Path of the drawing. */
  readonly picture: string;
  readonly children: ReactNode;
}

/** What a page shows when it has nothing to list, or one thing to say: a picture, words and a way on. */
export const EmptyState = ({ picture, children }: EmptyStateProps) => (
  <div className={styles.emptyState}>
    <img src={picture} alt="" width={240} height={180} />
    {children}
  </div>
);
