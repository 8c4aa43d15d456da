import type { ReactNode } from "react";

export type Direction = "ascending" | "descending";

export interface Column<Row, Key extends string> {
  readonly key: Key;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  readonly width?: string;
  /** Where rows stack: with its title in half a line or a whole one, or without at the right of the first line or below. */
  readonly stacked?: "half" | "line" | "aside" | "bare";
}

export interface Sorting<Key extends string> {
  readonly sort?: { readonly key: Key; readonly direction: Direction } | null | undefined;
  readonly onSort?: ((key: Key) => void) | undefined;
}
