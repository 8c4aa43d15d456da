import { type ReactNode, useId, useState } from "react";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { type Typed, typedInto } from "#ui/shared/forms/typed.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "#ui/shared/parts/confirm-dialog.tsx";
import type { FormCommand } from "#ui/shared/queries/use-command.ts";

interface AskDialogProps<Input, Value, Refusal extends { kind: string }>
  extends Pick<
    ConfirmDialogProps,
    "open" | "title" | "confirm" | "variant" | "cancel" | "isHeld" | "onClose"
  > {
  readonly command: FormCommand<Input, Value, Refusal> & { readonly isPending: boolean };
  readonly input: (typed: Typed, refusal: Refusal | undefined) => Input | undefined;
  readonly onNothing?: () => void;
  readonly onRefused?: (refusal: Refusal) => void;
  readonly stays?: (refusal: Refusal) => boolean;
  readonly onDone?: () => void;
  readonly children: ReactNode | ((refusal: Refusal | undefined) => ReactNode);
}

const NOTHING_TYPED: Typed = () => "";

export const AskDialog = <Input, Value, Refusal extends { kind: string }>({
  command,
  input,
  onNothing,
  onRefused,
  children,
  stays = () => typeof children === "function",
  isHeld = true,
  onClose,
  onDone = onClose,
  ...dialog
}: AskDialogProps<Input, Value, Refusal>) => {
  const id = useId();
  const [refusal, setRefusal] = useState<Refusal>();
  const run = (form: HTMLFormElement | null): void => {
    if (command.isPending) return;
    const wanted = input(form ? typedInto(form) : NOTHING_TYPED, refusal);
    if (wanted === undefined) {
      showFault(form, () => onNothing?.());
      return;
    }
    command.mutate(wanted, {
      onSuccess: (answer) => {
        if (answer.ok || !stays(answer.refusal)) return onDone();
        const found = answer.refusal;
        showFault(form, () => {
          setRefusal(found);
          onRefused?.(found);
        });
      },
    });
  };
  const isForm = typeof children === "function";
  return (
    <ConfirmDialog
      {...dialog}
      sent={command}
      isHeld={isHeld}
      {...(isForm ? { form: id } : { onConfirm: () => run(null) })}
      onClose={onClose}
    >
      {isForm ? (
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            run(event.currentTarget);
          }}
        >
          {children(refusal)}
        </form>
      ) : (
        children
      )}
    </ConfirmDialog>
  );
};
