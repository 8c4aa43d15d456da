import { packsInWords } from "#core/orders/packs-in-words.ts";
import type { PaymentUnderWay } from "#core/payments/list-payments-under-way.ts";
import { closeBehind } from "#ui/admin/lists/close-behind.ts";
import { useEndPayment } from "#ui/admin/orders/payments-under-way-queries.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";

interface EndPaymentDialogProps {
  readonly payment: PaymentUnderWay;
  readonly onClose: () => void;
}

export const EndPaymentDialog = ({ payment, onClose }: EndPaymentDialogProps) => {
  const end = useEndPayment();
  return (
    <ConfirmDialog
      title="End this payment?"
      confirm="End Payment"
      sent={end}
      isHeld
      onConfirm={() => end.mutate(payment.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p ref={closeBehind}>
        {`Its eggs (${payment.lines.map(packsInWords).join(", ")}) are let go, and the customer has to pay again. Nothing was charged.`}
      </p>
    </ConfirmDialog>
  );
};
