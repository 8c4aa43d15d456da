import type { ReactNode } from "react";
import styles from "#ui/shared/parts/status-chip.module.css";

/** `quiet` is soft grey: what needs nothing recedes. */
export type Look = "pending" | "done" | "attention" | "quiet";

interface StatusChipProps {
  readonly look: Look;
  readonly children: ReactNode;
}

export const StatusChip = ({ look, children }: StatusChipProps) => (
  <span className={styles.status} data-look={look}>
    {children}
  </span>
);
