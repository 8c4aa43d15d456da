import type { Order } from "#core/orders/order.ts";
import { mayMove } from "#core/planning/moved-order.ts";
import { EditOrderDialog } from "#ui/admin/orders/edit-order-dialog.tsx";
import { AskButton } from "#ui/shared/parts/ask-button.tsx";

export const EditOrder = ({ order }: { readonly order: Order }) => (
  <AskButton label="Edit…" isShown={mayMove(order)}>
    {(onClose) => <EditOrderDialog order={order} onClose={onClose} />}
  </AskButton>
);
