import type { CSSProperties, ReactNode } from "react";
import styles from "#ui/admin/figures/figures.module.css";

export interface Figure {
  readonly key: string;
  readonly title: ReactNode;
  readonly text: string;
  readonly isLoss?: boolean;
}

interface FiguresProps {
  readonly figures: readonly Figure[];
  readonly level: "h2" | "h3";
}

export const Figures = ({ figures, level: Title }: FiguresProps) => {
  const letters = Math.max(...figures.map(({ text }) => text.length));
  return (
    <div className={styles.summaryCards} style={{ "--letters": letters } as CSSProperties}>
      {figures.map(({ key, title, text, isLoss }) => (
        <div key={key}>
          <Title>{title}</Title>
          <output data-loss={isLoss || undefined}>{text}</output>
        </div>
      ))}
    </div>
  );
};
