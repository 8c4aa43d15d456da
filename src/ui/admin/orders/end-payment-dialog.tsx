import { packsInWords } from "#core/orders/packs-in-words.ts";
import type { PaymentUnderWay } from "#core/payments/list-payments-under-way.ts";
import { closeBehind } from "#ui/admin/lists/close-behind.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useEndPayment } from "#ui/shared/queries/payments-under-way.ts";

interface EndPaymentDialogProps {
  readonly payment: PaymentUnderWay;
  readonly onClose: () => void;
}

/** Asks before somebody's payment is ended. */
export const EndPaymentDialog = ({ payment, onClose }: EndPaymentDialogProps) => {
  const end = useEndPayment();
  const isUnderWay = end.isPending;
  const close = (): void => {
    if (!isUnderWay) onClose();
  };
  return (
    <Dialog
      open
      title="End this payment?"
      onClose={close}
      actions={
        <>
          <Button variant="outline" onClick={close} disabled={isUnderWay}>
            Cancel
          </Button>
          <SavingButton
            variant="destructive"
            sent={[end]}
            aria-busy={isUnderWay}
            disabled={isUnderWay}
            onClick={() => end.mutate(payment.id, { onSuccess: onClose })}
          >
            End Payment
          </SavingButton>
        </>
      }
    >
      <p ref={closeBehind}>
        Its eggs ({payment.lines.map(packsInWords).join(", ")}) are let go, and whoever opened it
        has to pay anew. Nothing was charged.
      </p>
    </Dialog>
  );
};
