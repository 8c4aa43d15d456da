import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";

interface NothingForSaleQuestionProps {
  readonly open: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

export const NothingForSaleQuestion = ({ open, onSave, onClose }: NothingForSaleQuestionProps) => (
  <ConfirmDialog
    open={open}
    title="Your shop would sell nothing."
    confirm="Sell Nothing"
    onConfirm={onSave}
    onClose={onClose}
  >
    <p>
      Every pack is switched off. Customers could look at your pages, and order nothing. No price is
      saved yet.
    </p>
  </ConfirmDialog>
);
