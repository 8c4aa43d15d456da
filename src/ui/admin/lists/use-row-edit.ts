import { type RefObject, useRef, useState } from "react";

export interface RowEdit<Row> {
  /** Of what holds the form and the table. */
  readonly ref: RefObject<HTMLElement | null>;
  /** The row that is being edited. */
  readonly edited: Row | null;
  edit(row: Row): void;
  /** Ends it: the focus waits at the table. */
  done(): void;
}

/** The row of a table that is being edited in a form above it. */
export const useRowEdit = <Row>(): RowEdit<Row> => {
  const ref = useRef<HTMLElement>(null);
  const [edited, edit] = useState<Row | null>(null);
  return {
    ref,
    edited,
    edit,
    done: () => {
      edit(null);
      ref.current?.querySelector<HTMLElement>("section[tabindex]")?.focus({ preventScroll: true });
    },
  };
};
