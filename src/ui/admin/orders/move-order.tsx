import { useState } from "react";
import type { Order } from "#core/orders/order.ts";
import { partsToMove } from "#core/planning/moved-order.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { MoveOrderDialog } from "#ui/admin/orders/move-order-dialog.tsx";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

export const MoveOrder = ({ order }: { readonly order: Order }) => {
  const [moving, setMoving] = useState<DeliveryMethod | null>(null);
  const methods = partsToMove(order);
  return (
    <>
      {methods.map((method) => (
        <SavingButton key={method} variant="secondary" onClick={() => setMoving(method)}>
          {methods.length > 1
            ? `Move ${DELIVERY_NAMES[method]} to another day…`
            : "Move to another day…"}
        </SavingButton>
      ))}
      {moving && <MoveOrderDialog order={order} method={moving} onClose={() => setMoving(null)} />}
    </>
  );
};
