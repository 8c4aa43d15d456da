import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";

export type Direction = "ascending" | "descending";

interface Column<Row, Key extends string> {
  readonly key: Key;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
}

interface VirtualTableProps<Row, Key extends string> {
  readonly caption: string;
  readonly columns: readonly Column<Row, Key>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sort?: { readonly key: Key; readonly direction: Direction } | null;
  readonly onSort?: (key: Key) => void;
}

const ROW_HEIGHT = 56;
const ROWS_BEYOND = 4;

const Gap = ({ height, columns }: { readonly height: number; readonly columns: number }) =>
  height > 0 && (
    <tr>
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );

/** Moves the focus from within a row, which is about to go, to the table around it. */
export const focusTable = (within: Element): void =>
  within.closest<HTMLElement>(".long-table")?.focus({ preventScroll: true });

/** A sortable table of any length: only the rows near the view of its box are in the page. */
export const VirtualTable = <Row, Key extends string>({
  caption,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
}: VirtualTableProps<Row, Key>) => {
  const ref = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: ROWS_BEYOND,
    getScrollElement: () => ref.current,
  });
  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section ref={ref} className="table-scroll long-table" aria-label={caption} tabIndex={0}>
      <table aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, isSortable }) => (
              <th key={key} scope="col" aria-sort={sort?.key === key ? sort.direction : undefined}>
                {isSortable ? (
                  <button type="button" className="sort-button" onClick={() => onSort?.(key)}>
                    {title}
                  </button>
                ) : (
                  title
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={before} columns={columns.length} />
          {shown.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <tr
                  key={keyOf(row)}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                >
                  {columns.map(({ key, cell }) => (
                    <td key={key}>{cell(row)}</td>
                  ))}
                </tr>
              )
            );
          })}
          <Gap height={after} columns={columns.length} />
        </tbody>
      </table>
    </section>
  );
};
