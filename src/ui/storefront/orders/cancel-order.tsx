import { shortId } from "#core/orders/order.ts";
import { paidFor } from "#core/orders/order-money.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { useCancelOrder } from "#ui/shared/queries/second-thoughts.ts";
import type { OwnOrderProps } from "#ui/storefront/orders/own-order.ts";

export const CancelOrder = ({
  order,
  token,
  onChanged,
  onClose,
}: OwnOrderProps & { readonly onClose: () => void }) => {
  const cancel = useCancelOrder();
  const press = (): void => {
    if (cancel.isPending) return;
    cancel.mutate(
      { order, ...(token !== undefined && { token }) },
      {
        onSuccess: () => {
          onClose();
          onChanged?.(null);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={`Cancel order ${shortId(order)}?`}
      confirm="Cancel the order"
      cancel="Keep it"
      sent={cancel}
      isHeld
      onConfirm={press}
      onClose={onClose}
    >
      <p>{`We pay back ${formatGbp(paidFor(order))}, the way you paid.`}</p>
      <p role="status">{cancel.isPending && "We are asking PayPal…"}</p>
    </ConfirmDialog>
  );
};
