import { shortId } from "#core/orders/order.ts";
import { leftOf } from "#core/orders/order-money.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { useCancelOrder } from "#ui/storefront/orders/customer-changes-queries.ts";
import type { OwnOrderProps } from "#ui/storefront/orders/own-order.ts";

export const CancelOrder = ({
  order,
  token,
  onChanged,
  onClose,
}: OwnOrderProps & { readonly onClose: () => void }) => {
  const cancel = useCancelOrder();
  return (
    <AskDialog
      title={`Cancel order ${shortId(order)}?`}
      confirm="Cancel the order"
      cancel="Keep it"
      command={cancel}
      input={() => ({ order, ...(token !== undefined && { token }) })}
      onDone={() => {
        onClose();
        onChanged?.(null);
      }}
      onClose={onClose}
    >
      <p>{`We pay back ${formatGbp(leftOf(order))}, the way you paid.`}</p>
      <p role="status">{cancel.isPending && "We are asking PayPal…"}</p>
    </AskDialog>
  );
};
