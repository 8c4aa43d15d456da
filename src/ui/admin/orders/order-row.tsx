import { useId } from "react";
import { isPending, ORDER_STATUSES, type Order, shortId } from "#core/orders/order.ts";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import { formatDay } from "#ui/shared/dates.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { OrderItems } from "#ui/shared/orders/order-items.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetOrderStatus } from "#ui/shared/queries/orders.ts";

interface OrderRowProps {
  readonly order: Order;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const OrderPanel = ({ order }: { readonly order: Order }) => {
  const setStatus = useSetOrderStatus();
  if (!order.id)
    return (
      <>
        <OrderItems order={order} />
        <p>This order was stored without an id, so it can't be marked.</p>
      </>
    );
  return (
    <>
      <OrderItems order={order} />
      <div className="order-actions">
        {ORDER_STATUSES.filter((status) => status !== order.status).map((status) => (
          <SavingButton
            key={status}
            variant={status === "Completed" ? "default" : "outline"}
            onClick={() => setStatus.mutate({ id: order.id, status })}
          >
            Mark as {status}
          </SavingButton>
        ))}
      </div>
    </>
  );
};

export const OrderRow = ({ order, isOpen, onToggle }: OrderRowProps) => {
  const panelId = useId();
  const status = isPending(order) ? "status status-pending" : "status status-done";
  return (
    <div className="order-row">
      <button
        type="button"
        className="order-summary"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        <strong className="order-id">{shortId(order) || "No id"}</strong>{" "}
        <span className="order-date">{formatDay(order.date, "do MMM yyyy")}</span>{" "}
        <span className="order-email">
          <EmailText address={order.customerEmail} />
        </span>{" "}
        <span className="order-total">{formatGbp(order.total)}</span>{" "}
        <span className={status}>{order.status}</span>
      </button>
      <div id={panelId} hidden={!isOpen} className="order-panel">
        {isOpen && <OrderPanel order={order} />}
      </div>
    </div>
  );
};
