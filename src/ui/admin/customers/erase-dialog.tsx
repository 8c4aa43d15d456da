import styles from "#ui/admin/customers/customers.module.css";
import { closeBehind } from "#ui/admin/lists/close-behind.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useErasePerson } from "#ui/shared/queries/privacy.ts";

interface EraseDialogProps {
  readonly email: string;
  readonly onClose: () => void;
  readonly onErased?: () => void;
}

/** Asks before a person is erased, and says what goes and what stays. */
export const EraseDialog = ({ email, onClose, onErased }: EraseDialogProps) => {
  const erase = useErasePerson();
  const isUnderWay = erase.isPending;
  const close = (): void => {
    if (!isUnderWay) onClose();
  };
  return (
    <Dialog
      open
      title="Erase this person?"
      onClose={close}
      actions={
        <>
          <Button variant="outline" onClick={close} disabled={isUnderWay}>
            Cancel
          </Button>
          <SavingButton
            variant="destructive"
            sent={[erase]}
            aria-busy={isUnderWay}
            disabled={isUnderWay}
            onClick={() =>
              erase.mutate(email, {
                onSuccess: () => {
                  onErased?.();
                  onClose();
                },
              })
            }
          >
            Erase
          </SavingButton>
        </>
      }
    >
      <p ref={closeBehind}>
        <strong className={styles.erasedAddress}>{email}</strong>
      </p>
      <p>
        The customer, messages, places on the waitlist and ways to look orders up are removed. This
        can't be undone.
      </p>
      <p>
        Orders stay for the books, without name, email, phone, address and note. Daily copies of the
        shop and files that you downloaded keep what they hold.
      </p>
    </Dialog>
  );
};
