import { focusTable } from "#ui/admin/lists/focus-table.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import type { Sent } from "#ui/shared/queries/use-command.ts";

export const DeleteButton = ({
  what,
  sent,
  onDelete,
}: {
  readonly what: string;
  readonly sent: Sent;
  readonly onDelete: () => void;
}) => (
  <SavingButton
    variant="ghost"
    size="sm"
    title={what}
    sent={[sent]}
    onClick={(event) => {
      focusTable(event.currentTarget);
      onDelete();
    }}
  >
    Delete
  </SavingButton>
);
