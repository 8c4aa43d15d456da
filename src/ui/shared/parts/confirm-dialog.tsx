import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import type { Sent } from "#ui/shared/queries/use-command.ts";

export interface ConfirmDialogProps {
  readonly open?: boolean;
  readonly title: string;
  readonly confirm: string;
  readonly variant?: ButtonVariant;
  readonly cancel?: string;
  readonly sent?: Sent;
  readonly isHeld?: boolean;
  readonly form?: string;
  readonly onConfirm?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export const ConfirmDialog = ({
  open = true,
  title,
  confirm,
  variant = "destructive",
  cancel = "Cancel",
  sent,
  isHeld = false,
  form,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => {
  const isWaiting = isHeld && sent?.isPending === true;
  const close = (): void => {
    if (!isWaiting) onClose();
  };
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close} disabled={isWaiting}>
            {cancel}
          </Button>
          <SavingButton
            variant={variant}
            {...(form !== undefined && { type: "submit", form })}
            {...(sent && {
              sent: [sent],
              "aria-busy": sent.isPending,
              disabled: sent.isPending,
            })}
            onClick={onConfirm}
          >
            {confirm}
          </SavingButton>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
