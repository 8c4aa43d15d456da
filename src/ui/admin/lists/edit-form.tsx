import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "#ui/admin/lists/edit-form.module.css";
import { Button } from "#ui/shared/parts/button.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";

interface EditFormProps {
  readonly title: string;
  /** What is stored by now, in words, where somebody else has changed it. */
  readonly storedNow: string | null;
  readonly onSave: (typed: (name: string) => string) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Edits a row of the table below it. The focus begins in its first field. */
export const EditForm = ({ title, storedNow, onSave, onCancel, children }: EditFormProps) => {
  const titleId = useId();
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>("input, select")?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <form
      ref={ref}
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
        <SubmitButton>Save Changes</SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
