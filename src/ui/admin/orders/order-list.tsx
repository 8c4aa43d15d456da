import { statusInWords } from "#core/orders/lacks-address.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { isOwed } from "#core/orders/order-money.ts";
import { OrderCustomer } from "#ui/admin/customers/order-customer.tsx";
import { Accordion } from "#ui/admin/lists/accordion.tsx";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import type { Paged } from "#ui/admin/lists/use-pages.ts";
import { CancelOrder } from "#ui/admin/orders/cancel-by-hand.tsx";
import { CorrectPaid } from "#ui/admin/orders/correct-paid.tsx";
import { DueDays } from "#ui/admin/orders/due-days.tsx";
import { EditOrder } from "#ui/admin/orders/edit-order.tsx";
import { MarkPaid } from "#ui/admin/orders/mark-paid.tsx";
import { MoveOrder } from "#ui/admin/orders/move-order.tsx";
import { OrderActions } from "#ui/admin/orders/order-actions.tsx";
import { OrderFacts } from "#ui/admin/orders/order-facts.tsx";
import styles from "#ui/admin/orders/orders.module.css";
import { PrintSlip } from "#ui/admin/orders/slip.tsx";
import tickStyles from "#ui/admin/orders/ticked-orders.module.css";
import { UnfitEggs } from "#ui/admin/packing/unfit-eggs.tsx";
import { formatDay } from "#ui/shared/dates.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { OrderItems } from "#ui/shared/orders/order-items.tsx";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { OrderStatusChip } from "#ui/shared/orders/order-status-chip.tsx";

const OrderHead = ({ order }: { readonly order: Order }) => (
  <>
    <strong className={styles.orderId}>{order.id ? <OrderNumber id={order.id} /> : "No id"}</strong>{" "}
    <span className={styles.orderDate}>
      <span>{formatDay(order.date, "do MMM yyyy")}</span> <DueDays order={order} />
    </span>{" "}
    <span className={styles.orderWho}>
      <strong>{order.customerName}</strong>{" "}
      <span className={styles.orderEmail}>
        <EmailText address={order.customerEmail} />
      </span>
    </span>{" "}
    <span className={styles.orderTotal}>
      <span>{formatGbp(order.total)}</span> {isOwed(order) && <small>to pay</small>}
    </span>{" "}
    <OrderStatusChip status={order.status} words={statusInWords(order)} />
  </>
);

const OrderPanel = ({ order }: { readonly order: Order }) => (
  <>
    <OrderItems order={order} />
    <OrderFacts order={order} />
    <OrderCustomer order={order} />
    {!order.id && <p>This order was stored without an id, so it can't be marked.</p>}
    {order.id && <UnfitEggs id={order.id} />}
    <div className={styles.orderButtons}>
      {order.id && <OrderActions order={order} />}
      {order.id && <MarkPaid order={order} />}
      {order.id && <CorrectPaid order={order} />}
      {order.id && <EditOrder order={order} />}
      {order.id && <MoveOrder order={order} />}
      {order.id && <CancelOrder order={order} />}
      <PrintSlip order={order} />
    </div>
  </>
);

interface OrderListProps {
  readonly orders: Paged<Order>;
  readonly opened: string;
  readonly onOpen: (id: string) => void;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string) => void;
}

export const OrderList = ({ orders, ticked, onTick, ...opening }: OrderListProps) => (
  <Accordion
    label="Orders"
    className={styles.orderList}
    records={orders}
    {...opening}
    before={({ id }) =>
      id && (
        <label className={tickStyles.tick}>
          <input
            type="checkbox"
            aria-label={`Tick order ${shortId({ id })}`}
            checked={ticked.has(id)}
            onChange={() => onTick(id)}
          />
        </label>
      )
    }
    head={(order) => <OrderHead order={order} />}
    panel={(order) => <OrderPanel order={order} />}
  />
);
