import { type RefObject, useEffect, useRef, useState } from "react";
import { holdsChange } from "#ui/admin/editing/use-half-typed.ts";
import { useTypedForm } from "#ui/shared/forms/use-typed-form.ts";
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

/** What the row is kept under, beside what is typed into its form. */
export const ROW = "row being edited";

/** The row of a table that is being edited in a form above it, of this name: the same after the page was loaded anew. */
export const useRowEdit = <Row>(form: string): RowEdit<Row> => {
  const ref = useRef<HTMLElement>(null);
  const [edited, edit] = useState<Row | null>(null);
  const kept = useTypedForm(form);
  useEffect(() => {
    let isHere = true;
    void kept.find().then((typed) => {
      const row = typed?.[ROW];
      if (isHere && row) edit((another) => another ?? (JSON.parse(row) as Row));
    });
    return () => {
      isHere = false;
    };
  }, [kept]);
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
      kept.forget();
      edit(null);
      ref.current?.querySelector<HTMLElement>("section[tabindex]")?.focus({ preventScroll: true });
    },
  };
};
