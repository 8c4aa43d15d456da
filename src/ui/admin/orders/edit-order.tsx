import { useState } from "react";
import type { Order } from "#core/orders/order.ts";
import { mayMove } from "#core/planning/moved-order.ts";
import { EditOrderDialog } from "#ui/admin/orders/edit-order-dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

/** Address, phone and day, until the eggs are handed over. */
export const EditOrder = ({ order }: { readonly order: Order }) => {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      {mayMove(order) && (
        <SavingButton variant="outline" onClick={() => setEditing(true)}>
          Edit…
        </SavingButton>
      )}
      {isEditing && <EditOrderDialog order={order} onClose={() => setEditing(false)} />}
    </>
  );
};
