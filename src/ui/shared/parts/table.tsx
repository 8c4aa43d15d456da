import type { ReactNode } from "react";
import styles from "#ui/shared/parts/table.module.css";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import "#ui/shared/pico/table.scss";

interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isFigure?: boolean;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

export const Table = <Row,>({ caption, columns, rows, keyOf }: TableProps<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
  <section className={styles.tableScroll} aria-label={caption} tabIndex={0}>
    <table>
      <caption className={visuallyHiddenStyles.visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isFigure }) => (
            <th key={title} scope="col" className={isFigure ? styles.figure : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell, isFigure }) => (
              <td key={title} className={isFigure ? styles.figure : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
