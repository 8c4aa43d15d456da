import { type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import { type EditRefusal, useEdit } from "#ui/admin/editing/use-edit.ts";
import { holdsChange, useHalfTyped } from "#ui/admin/editing/use-half-typed.ts";
import styles from "#ui/admin/lists/edit-form.module.css";
import { ROW } from "#ui/admin/lists/use-row-edit.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { type Typed, typedInto } from "#ui/shared/forms/typed.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import type { FormCommand } from "#ui/shared/queries/use-command.ts";

interface EditFormProps<Stored, Input, Refusal extends { kind: string }> {
  readonly name: string;
  readonly title: string;
  readonly loss: string;
  readonly record: Stored;
  readonly command: FormCommand<Input, unknown, Refusal>;
  readonly read: (typed: Typed, before: Stored) => Input;
  readonly inWords: (record: Stored) => readonly string[];
  readonly onDone: () => void;
  /** Fields that weren't typed into show what the next save is made from. */
  readonly children: (refusal: Refusal | undefined, before: Stored) => ReactNode;
}

/** Optimistic locking: a second save replaces what another page has stored meanwhile. */
export const EditForm = <Stored, Input, Refusal extends EditRefusal<Stored>>({
  name,
  title,
  loss,
  record,
  command,
  read,
  inWords,
  onDone,
  children,
}: EditFormProps<Stored, Input, Refusal>) => {
  const titleId = useId();
  const { before, isReplaced, refusal, onAnswer } = useEdit<Stored, Refusal>(record, onDone);
  const latest = useRef(before);
  useEffect(() => {
    latest.current = before;
  }, [before]);
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
        const form = event.currentTarget;
        command.mutate(read(typedInto(form), before), {
          onSuccess: (answer) => showFault(form, () => onAnswer(answer)),
        });
      }}
    >
      <h3 id={titleId}>{title}</h3>
      {children(refusal, before)}
      {isReplaced && (
        <p
          role="status"
          className={styles.stored}
        >{`Stored by now: ${inWords(before).filter(Boolean).join(", ")}. Save again to replace it.`}</p>
      )}
      <div className={styles.actions}>
        <SubmitButton sent={[command]}>Save Changes</SubmitButton>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
