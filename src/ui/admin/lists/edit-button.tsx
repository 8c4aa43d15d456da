import { Button } from "#ui/shared/parts/button.tsx";

export const EditButton = ({
  what,
  onEdit,
}: {
  readonly what: string;
  readonly onEdit: () => void;
}) => (
  <Button variant="ghost" size="sm" title={what} aria-label={what} onClick={onEdit}>
    Edit
  </Button>
);
