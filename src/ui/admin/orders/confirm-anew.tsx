import { useState } from "react";
import type { Order } from "#core/orders/order.ts";
import { useSendConfirmation } from "#ui/admin/orders/confirmation-queries.ts";
import { newWish } from "#ui/admin/orders/new-wish.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";

interface ConfirmAnewProps {
  readonly order: Pick<Order, "id">;
  readonly email: string;
  readonly onClose: () => void;
}

/** After its e-mail address was mended. */
export const ConfirmAnew = ({ order: { id }, email, onClose }: ConfirmAnewProps) => {
  const [wish] = useState(newWish);
  return (
    <AskDialog
      title="Send the confirmation to the new address?"
      confirm="Send"
      variant="default"
      cancel="Not now"
      command={useSendConfirmation()}
      input={() => ({ id, wish })}
      onClose={onClose}
    >
      <p>{`${email} gets the mail that confirms the order, as it is now.`}</p>
    </AskDialog>
  );
};
