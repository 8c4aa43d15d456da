import { type FormEvent, type ReactNode, useId, useState } from "react";
import styles from "#ui/admin/admin.module.css";
import type { FormFold } from "#ui/admin/editing/form-fold.tsx";
import { useHalfTyped } from "#ui/admin/editing/use-half-typed.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { type Typed, typedInto } from "#ui/shared/forms/typed.ts";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import type { FormCommand } from "#ui/shared/queries/use-command.ts";

interface RecordFormProps<Input, Value, Refusal extends { kind: string }> {
  readonly name: string;
  readonly title: string;
  readonly loss: string;
  readonly submit: string;
  readonly command: FormCommand<Input, Value, Refusal>;
  readonly read: (typed: Typed) => Input;
  readonly onSaved?: (value: Value) => void;
  readonly onReset?: () => void;
  readonly fold?: FormFold;
  /** Whether another form of the page has the filled button. */
  readonly isSecond?: boolean;
  readonly children: (refusal: Refusal | undefined, button: ReactNode) => ReactNode;
}

export const RecordForm = <Input, Value, Refusal extends { kind: string }>({
  name,
  title,
  loss,
  submit,
  command,
  read,
  onSaved,
  onReset,
  fold,
  isSecond = false,
  children,
}: RecordFormProps<Input, Value, Refusal>) => {
  const titleId = useId();
  const guarded = useHalfTyped({ name, what: loss });
  const [refusal, setRefusal] = useState<Refusal>();

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    command.mutate(read(typedInto(form)), {
      onSuccess: (answer) => {
        showFault(form, () => {
          if (!answer.ok) fold?.open();
          setRefusal(answer.ok ? undefined : answer.refusal);
        });
        if (!answer.ok) return;
        form.reset();
        onSaved?.(answer.value);
      },
    });
  };

  return (
    <form
      ref={guarded}
      id={fold?.id}
      hidden={fold?.isOpen === false}
      noValidate
      onInput={fold?.open}
      onSubmit={send}
      onReset={onReset}
      aria-labelledby={titleId}
      className={styles.adminCard}
    >
      <h2 id={titleId}>{title}</h2>
      {children(
        refusal,
        <SubmitButton variant={isSecond ? "secondary" : "default"} sent={[command]}>
          {submit}
        </SubmitButton>,
      )}
    </form>
  );
};
