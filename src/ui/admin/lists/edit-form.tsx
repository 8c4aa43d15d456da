import { type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import { holdsChange, useHalfTyped } from "#ui/admin/editing/use-half-typed.ts";
import styles from "#ui/admin/lists/edit-form.module.css";
import { ROW } from "#ui/admin/lists/use-row-edit.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import type { Sent } from "#ui/shared/queries/use-command.ts";

interface EditFormProps {
  /** That no other form of the page has. */
  readonly name: string;
  /** As it was when its edit began. */
  readonly row: unknown;
  readonly title: string;
  /** What leaving would lose, such as "changes to a cost". */
  readonly loss: string;
  /** What is stored by now, in words, where somebody else has changed it. */
  readonly storedNow: string | null;
  readonly sent: Sent;
  readonly onSave: (typed: (name: string) => string) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Edits a row of the table below it. The focus begins in its first field; leaving what was changed asks first. */
export const EditForm = ({
  name,
  row,
  title,
  loss,
  storedNow,
  sent,
  onSave,
  onCancel,
  children,
}: EditFormProps) => {
  const titleId = useId();
  const latest = useRef(row);
  useEffect(() => {
    latest.current = row;
  }, [row]);
  const also = useCallback(() => ({ [ROW]: JSON.stringify(latest.current) }), []);
  const guarded = useHalfTyped({ name, what: loss, holds: holdsChange, also });
  const begin = useCallback(
    (form: HTMLFormElement) => {
      form.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
      form.scrollIntoView({ block: "nearest" });
      return guarded(form);
    },
    [guarded],
  );
  return (
    <form
      ref={begin}
      noValidate
      aria-labelledby={titleId}
      className={styles.editForm}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        onSave((name) => String(fields.get(name)));
      }}
    >
      <h3 id={titleId}>{title}</h3>
      {children}
      {storedNow !== null && (
        <p role="status" className={styles.stored}>
          Stored by now: {storedNow}. Save again to replace it.
        </p>
      )}
      <div className={styles.actions}>
        <SubmitButton sent={[sent]}>Save Changes</SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
