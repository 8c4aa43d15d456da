// biome-ignore-all lint/a11y/noRedundantRoles: where rows stack, a browser no longer sees the table in its parts.

import type { Column, Sorting } from "#ui/admin/lists/columns.ts";
import styles from "#ui/admin/lists/lists.module.css";

interface TableHeadProps<Row, Key extends string> extends Sorting<Key> {
  readonly columns: readonly Column<Row, Key>[];
}

export const TableHead = <Row, Key extends string>({
  columns,
  sort,
  onSort,
}: TableHeadProps<Row, Key>) => (
  <thead role="rowgroup">
    <tr role="row">
      {columns.map(({ key, title, isSortable }) => (
        <th
          key={key}
          role="columnheader"
          scope="col"
          aria-sort={sort?.key === key ? sort.direction : undefined}
        >
          {isSortable ? (
            <button type="button" className={styles.sortButton} onClick={() => onSort?.(key)}>
              {title}
            </button>
          ) : (
            title
          )}
        </th>
      ))}
    </tr>
  </thead>
);
