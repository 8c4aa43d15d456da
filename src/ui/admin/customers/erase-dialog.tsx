import styles from "#ui/admin/customers/customers.module.css";
import { closeBehind } from "#ui/admin/lists/close-behind.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { useErasePerson } from "#ui/shared/queries/privacy.ts";

interface EraseDialogProps {
  readonly email: string;
  readonly onClose: () => void;
  readonly onErased?: () => void;
}

export const EraseDialog = ({ email, onClose, onErased }: EraseDialogProps) => {
  const erase = useErasePerson();
  return (
    <ConfirmDialog
      title="Erase this person?"
      confirm="Erase"
      sent={erase}
      isHeld
      onConfirm={() =>
        erase.mutate(email, {
          onSuccess: () => {
            onErased?.();
            onClose();
          },
        })
      }
      onClose={onClose}
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
    </ConfirmDialog>
  );
};
