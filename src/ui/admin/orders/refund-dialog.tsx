import { useState } from "react";
import { isEmail } from "#core/customers/email.ts";
import { isPending, type Order } from "#core/orders/order.ts";
import { paidFor } from "#core/orders/order-money.ts";
import { closeBehind } from "#ui/admin/lists/close-behind.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useRefundOrder } from "#ui/shared/queries/orders.ts";
import { useSetting } from "#ui/shared/setting.ts";

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Asks before an order is paid back, and stays until there is an answer. */
export const RefundDialog = ({ order, onClose }: RefundDialogProps) => {
  const { sendsMail } = useSetting();
  const refund = useRefundOrder();
  const [isPuttingBack, setPuttingBack] = useState(isPending(order));
  const kept = isPuttingBack === isPending(order) ? null : String(isPuttingBack);
  const forget = useKeptText(`refund ${order.id}`, kept, (text) => setPuttingBack(text === "true"));
  const end = (): void => {
    forget();
    onClose();
  };
  const total = formatGbp(paidFor(order));
  const isUnderWay = refund.isPending;
  const close = (): void => {
    if (!isUnderWay) end();
  };

  return (
    <Dialog
      open
      title={`Refund ${total} to ${order.customerName || order.customerEmail || "the customer"}?`}
      onClose={close}
      actions={
        <>
          <Button variant="outline" onClick={close} disabled={isUnderWay}>
            Cancel
          </Button>
          <SavingButton
            variant="destructive"
            sent={[refund]}
            aria-busy={isUnderWay}
            disabled={isUnderWay}
            onClick={() => refund.mutate({ order, isPuttingBack }, { onSuccess: end })}
          >
            Refund {total}
          </SavingButton>
        </>
      }
    >
      <p ref={closeBehind}>
        {sendsMail && isEmail(order.customerEmail)
          ? "The whole order is paid back, and the customer is told by email."
          : "The whole order is paid back. No email tells the customer of it."}
      </p>
      <label>
        <input
          type="checkbox"
          checked={isPuttingBack}
          disabled={isUnderWay}
          onChange={(event) => setPuttingBack(event.target.checked)}
        />
        Put the eggs back into stock
      </label>
      <p role="status">{isUnderWay && "The refund is under way…"}</p>
    </Dialog>
  );
};
