import { useState } from "react";
import { mayBeConfirmed } from "#core/orders/may-be-confirmed.ts";
import type { Order } from "#core/orders/order.ts";
import { mayMove } from "#core/planning/moved-order.ts";
import { ConfirmAnew } from "#ui/admin/orders/confirm-anew.tsx";
import { EditOrderDialog } from "#ui/admin/orders/edit-order-dialog.tsx";
import { AskButton } from "#ui/shared/parts/ask-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

export const EditOrder = ({ order }: { readonly order: Order }) => {
  const { sendsMail } = useSetting();
  const [address, setAddress] = useState("");
  return (
    <>
      <AskButton label="Edit…" isShown={mayMove(order)}>
        {(onClose) => (
          <EditOrderDialog
            order={order}
            onClose={onClose}
            onMended={(email) => {
              const mended = { ...order, customerEmail: email };
              if (sendsMail && mayBeConfirmed(mended)) setAddress(email);
            }}
          />
        )}
      </AskButton>
      {address && <ConfirmAnew order={order} email={address} onClose={() => setAddress("")} />}
    </>
  );
};
