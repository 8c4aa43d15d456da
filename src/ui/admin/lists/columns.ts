import type { ReactNode } from "react";

export type Direction = "ascending" | "descending";

export interface Column<Row, Key extends string> {
  readonly key: Key;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Its share of the table, such as "30%"; columns without one share what is left. */
  readonly width?: string;
  /** Its share of a line where rows stack, a third at first. The first column has a line, at whose end the last one stands. */
  readonly stacked?: "half" | "line";
}

/** The columns that a list may be sorted by, and how it is. */
export interface Sorting<Key extends string> {
  readonly sort?: { readonly key: Key; readonly direction: Direction } | null | undefined;
  readonly onSort?: ((key: Key) => void) | undefined;
}
