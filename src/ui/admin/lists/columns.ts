import type { ReactNode } from "react";

export type Direction = "ascending" | "descending";

export interface Column<Row, Key extends string> {
  readonly key: Key;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  readonly width?: string;
  readonly stacked?: "half" | "line";
}

export interface Sorting<Key extends string> {
  readonly sort?: { readonly key: Key; readonly direction: Direction } | null | undefined;
  readonly onSort?: ((key: Key) => void) | undefined;
}
