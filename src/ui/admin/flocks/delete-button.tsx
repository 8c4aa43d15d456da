import { focusTable } from "#ui/admin/lists/virtual-table.tsx";
import { Button } from "#ui/shared/parts/button.tsx";

/** In a row of a table. */
export const DeleteButton = ({
  what,
  onDelete,
}: {
  readonly what: string;
  readonly onDelete: () => void;
}) => (
  <Button
    variant="ghost"
    size="sm"
    title={what}
    onClick={(event) => {
      focusTable(event.currentTarget);
      onDelete();
    }}
  >
    Delete
  </Button>
);
