import { useState } from "react";
import { methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { givenBackOf, leftOf } from "#core/orders/order-money.ts";
import { isPending } from "#core/orders/status-sets.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { EggsBack } from "#ui/admin/orders/eggs-back.tsx";
import { useRefundOrder } from "#ui/admin/orders/queries.ts";
import { useWhoIsTold } from "#ui/admin/orders/told-queries.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { withTold } from "#ui/shared/told-in-words.ts";

interface RefundDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

const whatGoesBack = (order: Order): string => {
  if (leftOf(order) === 0) return "All of its money was paid back before";
  return givenBackOf(order) > 0
    ? "What is left of the order is paid back"
    : "The whole order is paid back";
};

const written = (halves: readonly DeliveryMethod[]): string =>
  DELIVERY_METHODS.filter((method) => halves.includes(method)).join();

export const RefundDialog = ({ order, onClose }: RefundDialogProps) => {
  const told = useWhoIsTold([order.id]);
  const refund = useRefundOrder();
  const here = methodsHere(order);
  const atFirst = isPending(order) ? here : [];
  const [puttingBack, setPuttingBack] = useState(atFirst);
  const kept = written(puttingBack) === written(atFirst) ? null : written(puttingBack);
  const forget = useKeptText(`refund ${order.id}`, kept, (text) =>
    setPuttingBack(here.filter((method) => text.includes(method))),
  );
  const end = (): void => {
    forget();
    onClose();
  };
  const left = leftOf(order);
  const total = formatGbp(left);
  const whom = order.customerName || order.customerEmail || "the customer";
  const what = whatGoesBack(order);

  return (
    <AskDialog
      title={left > 0 ? `Refund ${total} to ${whom}?` : "Mark this order as Refunded?"}
      confirm={left > 0 ? `Refund ${total}` : "Mark as Refunded"}
      command={refund}
      input={() => ({ order, puttingBack })}
      onClose={end}
    >
      <p>{withTold(`${what}.`, told)}</p>
      <EggsBack
        order={order}
        puttingBack={puttingBack}
        isHeld={refund.isPending}
        onChange={setPuttingBack}
      />
      <p role="status">{refund.isPending && "The refund is under way…"}</p>
    </AskDialog>
  );
};
