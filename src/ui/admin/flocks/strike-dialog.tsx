import type { Medicine } from "#core/care/medicine.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import { useStrikeMedicine } from "#ui/admin/flocks/care-queries.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { Field } from "#ui/shared/parts/field.tsx";

interface StrikeDialogProps {
  readonly flock: FlockId;
  readonly entry: Medicine;
  readonly onClose: () => void;
}

export const StrikeDialog = ({ flock, entry: { id, medicine }, onClose }: StrikeDialogProps) => (
  <AskDialog
    title={`Strike out ${medicine}?`}
    confirm="Strike Out"
    command={useStrikeMedicine()}
    input={(typed) => ({ flock, id, reason: typed("reason") })}
    onClose={onClose}
  >
    {(refusal) => (
      <>
        <p>
          The entry stays, struck through, with your reason. Eggs that it withheld may be sold
          again.
        </p>
        <Field
          name="reason"
          label="Reason"
          autoComplete="off"
          data-fault={refusal && true}
          error={refusal?.kind === "missing-fields" ? "Please say why." : undefined}
        />
      </>
    )}
  </AskDialog>
);
