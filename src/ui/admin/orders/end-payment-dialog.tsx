import { packsInWords } from "#core/orders/packs-in-words.ts";
import type { PaymentUnderWay } from "#core/payments/list-payments-under-way.ts";
import { useEndPayment } from "#ui/admin/orders/payments-under-way-queries.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";

interface EndPaymentDialogProps {
  readonly payment: PaymentUnderWay;
  readonly onClose: () => void;
}

export const EndPaymentDialog = ({ payment, onClose }: EndPaymentDialogProps) => {
  const end = useEndPayment();
  return (
    <AskDialog
      title="End this payment?"
      confirm="End Payment"
      command={end}
      input={() => payment.id}
      onClose={onClose}
    >
      <p>
        {`Its eggs (${payment.lines.map(packsInWords).join(", ")}) are let go, and the customer has to pay again. Nothing was charged.`}
      </p>
    </AskDialog>
  );
};
