import type { CSSProperties } from "react";
import styles from "#ui/admin/charts/charts.module.css";

interface Entry {
  readonly name: string;
  readonly figure: string;
  /** A colour's name in the style sheet; omitted for an entry without a line. */
  readonly color?: string;
  readonly isDashed?: boolean;
}

const markerStyle = ({ color, isDashed }: Entry): CSSProperties => ({
  borderColor: `var(${color})`,
  borderStyle: isDashed ? "dashed" : "solid",
});

export const Legend = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <ul className={styles.legend}>
    {entries.map((entry) => (
      <li key={entry.name}>
        {entry.color && <span className={styles.marker} style={markerStyle(entry)} />}
        <strong>{`${entry.name}:`}</strong> <span>{entry.figure}</span>
      </li>
    ))}
  </ul>
);
