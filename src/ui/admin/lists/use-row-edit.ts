import { type RefObject, useRef, useState } from "react";
import { holdsChange } from "#ui/admin/editing/use-half-typed.ts";
import { notify } from "#ui/shared/notices/notices.ts";

export interface RowEdit<Row> {
  /** Of what holds the form and the table. */
  readonly ref: RefObject<HTMLElement | null>;
  /** The row that is being edited. */
  readonly edited: Row | null;
  /** Not before what was changed of another row is saved or given up: then its form is where the focus is. */
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
    edit: (row) => {
      const form = ref.current?.querySelector("form");
      if (!form || !holdsChange(form)) {
        edit(row);
        return;
      }
      form.querySelector<HTMLElement>("input, select")?.focus();
      notify({
        title: "Unsaved Changes",
        text: "Save or cancel these changes before you edit another row.",
      });
    },
    done: () => {
      edit(null);
      ref.current?.querySelector<HTMLElement>("section[tabindex]")?.focus({ preventScroll: true });
    },
  };
};
