import { type RefObject, useEffect, useRef, useState } from "react";
import { holdsChange } from "#ui/admin/editing/use-half-typed.ts";
import { useTypedForm } from "#ui/shared/forms/use-typed-form.ts";
import { notify } from "#ui/shared/notices/notices.ts";

export interface RowEdit<Row> {
  readonly ref: RefObject<HTMLElement | null>;
  readonly edited: Row | null;
  edit(row: Row): void;
  done(): void;
}

export const ROW = "row being edited";

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
