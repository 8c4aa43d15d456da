// biome-ignore-all lint/a11y/noRedundantRoles: where rows stack, a browser no longer sees the table in its parts.

import { useRef, useState } from "react";
import styles from "#ui/admin/flocks/history-table.module.css";
import { useIsNarrow } from "#ui/admin/layout/use-is-narrow.ts";
import type { Column } from "#ui/admin/lists/columns.ts";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { useIsPrinting } from "#ui/admin/lists/use-is-printing.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import "#ui/shared/pico/table.scss";
import { spaced } from "#ui/shared/spaced.ts";

export interface HistoryColumn<Row> extends Pick<Column<Row, string>, "key" | "title" | "cell"> {
  /** Beside what the row begins with where rows stack, named, or in a line of its own. */
  readonly stacked?: "lead" | "named" | "line";
  readonly isFigure?: boolean;
}

const AT_ONCE = 20;
const AT_ONCE_ON_A_PHONE = 3;

interface HistoryTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly HistoryColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

export const HistoryTable = <Row,>({ caption, columns, rows, keyOf }: HistoryTableProps<Row>) => {
  const ref = useRef<HTMLElement>(null);
  const isPrinting = useIsPrinting();
  const [older, setOlder] = useState(0);
  const most = (useIsNarrow() ? AT_ONCE_ON_A_PHONE : AT_ONCE) + older;
  const showOlder = (): void => {
    // The button that was pressed leaves with the last row.
    if (rows.length <= most + AT_ONCE) ref.current?.focus({ preventScroll: true });
    setOlder(older + AT_ONCE);
  };
  return (
    <>
      <section
        ref={ref}
        className={spaced(styles.history, paperStyles.wholeTable)}
        aria-label={caption}
        tabIndex={-1}
      >
        <table role="table" aria-rowcount={rows.length + 1}>
          <caption className={visuallyHiddenStyles.visuallyHidden}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ key, title, isFigure }) => (
                <th key={key} role="columnheader" scope="col" data-figure={isFigure}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {(isPrinting ? rows : rows.slice(0, most)).map((row, index) => (
              <tr key={keyOf(row)} role="row" aria-rowindex={index + 2}>
                {columns.map(({ key, title, cell, stacked, isFigure }) => (
                  <td
                    key={key}
                    role="cell"
                    data-title={title}
                    data-stacked={stacked}
                    data-figure={isFigure}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > most && (
        <Button variant="secondary" aria-label={`Older: ${caption}`} onClick={showOlder}>
          Older
        </Button>
      )}
    </>
  );
};
