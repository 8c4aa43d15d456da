import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

interface WithoutEmailProps {
  readonly onBack: () => void;
  readonly onGoOn: () => void;
}

export const WithoutEmail = ({ onBack, onGoOn }: WithoutEmailProps) => (
  <Dialog
    open
    title="Pay without an email?"
    onClose={onBack}
    actions={
      <>
        <Button onClick={onBack}>Enter an Email</Button>
        <SavingButton variant="secondary" onClick={onGoOn}>
          Pay Without One
        </SavingButton>
      </>
    }
  >
    <p>
      My Orders can't find it then: the order's number, which shows once it is paid, is the only way
      to find it.
    </p>
  </Dialog>
);
