import { type FormEvent, useId } from "react";
import type { Medicine } from "#core/care/medicine.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { typedInto } from "#ui/admin/editing/typed.ts";
import { useStrikeMedicine } from "#ui/admin/flocks/care-queries.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { Field } from "#ui/shared/parts/field.tsx";

interface StrikeDialogProps {
  readonly flock: FlockId;
  readonly entry: Medicine;
  readonly onClose: () => void;
}

export const StrikeDialog = ({ flock, entry: { id, medicine }, onClose }: StrikeDialogProps) => {
  const form = useId();
  const command = useStrikeMedicine();
  const answer = command.data;
  const isReasonMissing = answer?.ok === false && answer.refusal.kind === "missing-fields";
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { currentTarget } = event;
    command.mutate(
      { flock, id, reason: typedInto(currentTarget)("reason") },
      {
        onSuccess: ({ ok }) => {
          if (ok) onClose();
          else currentTarget.querySelector<HTMLElement>("[name=reason]")?.focus();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={`Strike out ${medicine}?`}
      confirm="Strike Out"
      sent={command}
      isHeld
      form={form}
      onClose={onClose}
    >
      <p>
        The entry stays, struck through, with your reason. Eggs that it withheld may be sold again.
      </p>
      <form id={form} noValidate onSubmit={send}>
        <Field
          name="reason"
          label="Reason"
          autoComplete="off"
          error={isReasonMissing ? "Please say why." : undefined}
        />
      </form>
    </ConfirmDialog>
  );
};
