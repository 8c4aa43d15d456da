import { useState } from "react";
import { isEmail } from "#core/customers/email.ts";
import type { Order } from "#core/orders/order.ts";
import { isPaid } from "#core/orders/order-money.ts";
import { useSendConfirmation } from "#ui/admin/orders/confirmation-queries.ts";
import { newWish } from "#ui/admin/orders/new-wish.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

export const SendReceipt = ({ order }: { readonly order: Order }) => {
  const { sendsMail } = useSetting();
  const send = useSendConfirmation();
  const [wish, setWish] = useState(newWish);
  if (!sendsMail || !isPaid(order) || !isEmail(order.customerEmail)) return null;
  return (
    <SavingButton
      variant="secondary"
      sent={[send]}
      onClick={() =>
        send.mutate({ id: order.id, wish }, { onSuccess: ({ ok }) => ok && setWish(newWish()) })
      }
    >
      Send receipt
    </SavingButton>
  );
};
