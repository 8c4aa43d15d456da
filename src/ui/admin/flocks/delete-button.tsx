import { focusTable } from "#ui/admin/lists/focus-table.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

/** In a row of a table. */
export const DeleteButton = ({
  what,
  onDelete,
}: {
  readonly what: string;
  readonly onDelete: () => void;
}) => (
  <SavingButton
    variant="ghost"
    size="sm"
    title={what}
    onClick={(event) => {
      focusTable(event.currentTarget);
      onDelete();
    }}
  >
    Delete
  </SavingButton>
);
