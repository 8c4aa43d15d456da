import { Button } from "#ui/shared/parts/button.tsx";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";

interface ReplaceQuestionProps {
  readonly name: string;
  readonly isRenewed: boolean;
  readonly onYes: () => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

export const ReplaceQuestion = ({
  name,
  isRenewed,
  onYes,
  onAgain,
  onClose,
}: ReplaceQuestionProps) => (
  <ConfirmDialog
    title="Is the backup there?"
    confirm="Yes, replace everything"
    cancel="Keep what is here"
    onConfirm={onYes}
    onClose={onClose}
  >
    {isRenewed && <p>Something in the shop has changed since, so here is a newer one.</p>}
    <p>
      Your browser was given a backup of all that is here now: <strong>{name}</strong>. Please look
      among your downloads. Nothing is replaced before you have seen it.
    </p>
    <Button variant="secondary" size="sm" onClick={onAgain}>
      Download it again
    </Button>
  </ConfirmDialog>
);
