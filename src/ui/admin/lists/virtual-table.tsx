// biome-ignore-all lint/a11y/noRedundantRoles: where rows stack, a browser no longer sees the table in its parts.

import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, useEffect, useRef } from "react";
import type { Column, Sorting } from "#ui/admin/lists/columns.ts";
import styles from "#ui/admin/lists/lists.module.css";
import { boxLater, measuredLater } from "#ui/admin/lists/measured-later.ts";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { TableHead } from "#ui/admin/lists/table-head.tsx";
import { useIsPrinting } from "#ui/admin/lists/use-is-printing.ts";
import tableStyles from "#ui/shared/parts/table.module.css";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";

const LOOK = `${tableStyles.tableScroll} ${styles.longTable} ${paperStyles.wholeTable}`;

interface VirtualTableProps<Row, Key extends string> extends Sorting<Key> {
  readonly caption: string;
  readonly columns: readonly Column<Row, Key>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly total?: number;
  readonly onMore?: () => void;
  readonly reveal?: string | undefined;
}

const ROW_HEIGHT = 56;
const STACKED_ROW_HEIGHT = 180;
/** In pixels, as in lists.module.css. */
const STACKED_BELOW = 686;
const MOST_HEIGHT = 544;
const ROWS_BEYOND = 4;

export const VirtualTable = <Row, Key extends string>({
  caption,
  columns,
  rows,
  keyOf,
  total = rows.length,
  onMore,
  reveal,
  ...sorting
}: VirtualTableProps<Row, Key>) => {
  const ref = useRef<HTMLElement>(null);
  const width = useRef(STACKED_BELOW);
  const virtualizer = useVirtualizer({
    count: total,
    estimateSize: () => (width.current < STACKED_BELOW ? STACKED_ROW_HEIGHT : ROW_HEIGHT),
    overscan: ROWS_BEYOND,
    measureElement: measuredLater,
    observeElementRect: (instance, tell) =>
      boxLater(instance, (rect) => {
        width.current = rect.width;
        tell(rect);
      }),
    initialRect: { width: STACKED_BELOW, height: MOST_HEIGHT },
    getScrollElement: () => ref.current,
  });
  const revealed = reveal === undefined ? -1 : rows.findIndex((row) => keyOf(row) === reveal);
  useEffect(() => {
    if (revealed < 0) return;
    virtualizer.scrollToIndex(revealed, { align: "center" });
    const frame = requestAnimationFrame(() =>
      ref.current?.querySelector('[data-revealed="true"]')?.scrollIntoView({ block: "nearest" }),
    );
    return () => cancelAnimationFrame(frame);
  }, [revealed, virtualizer]);
  const isPrinting = useIsPrinting();
  const shown = virtualizer.getVirtualItems();
  const indices = isPrinting ? [...rows.keys()] : shown.map(({ index }) => index);
  const isSought = reveal !== undefined && revealed < 0 && rows.length < total;
  const isBeyond = (shown.at(-1)?.index ?? -1) >= rows.length;
  useEffect(() => {
    if (isBeyond || isSought) onMore?.();
  });
  const unseen = {
    "--before": `${shown[0]?.start ?? 0}px`,
    "--after": `${virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0)}px`,
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section ref={ref} className={LOOK} aria-label={caption} tabIndex={0}>
      <table role="table" aria-rowcount={total + 1}>
        <caption className={visuallyHiddenStyles.visuallyHidden}>{caption}</caption>
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <TableHead columns={columns} {...sorting} />
        <tbody role="rowgroup" style={unseen as CSSProperties}>
          {indices.map((index) => {
            const row = rows[index];
            return (
              <tr
                key={row ? keyOf(row) : index}
                ref={virtualizer.measureElement}
                role="row"
                data-index={index}
                data-revealed={index === revealed}
                aria-rowindex={index + 2}
              >
                {columns.map(({ key, title, cell, stacked }) => (
                  <td key={key} role="cell" data-title={title} data-stacked={stacked}>
                    {row ? cell(row) : "…"}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
