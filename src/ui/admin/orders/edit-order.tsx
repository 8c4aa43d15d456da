import { useState } from "react";
import type { Order } from "#core/orders/order.ts";
import { mayMove } from "#core/planning/moved-order.ts";
import { ConfirmAnew } from "#ui/admin/orders/confirm-anew.tsx";
import { EditOrderDialog } from "#ui/admin/orders/edit-order-dialog.tsx";
import { AskButton } from "#ui/shared/parts/ask-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

export const EditOrder = ({ order }: { readonly order: Order }) => {
  const { sendsMail } = useSetting();
  const [mended, setMended] = useState("");
  return (
    <>
      <AskButton label="Edit…" isShown={mayMove(order)}>
        {(onClose) => (
          <EditOrderDialog
            order={order}
            onClose={onClose}
            onMended={(email) => sendsMail && setMended(email)}
          />
        )}
      </AskButton>
      {mended && <ConfirmAnew order={order} email={mended} onClose={() => setMended("")} />}
    </>
  );
};
