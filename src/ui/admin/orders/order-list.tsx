import { type Order, shortId } from "#core/orders/order.ts";
import { ChangePacks } from "#ui/admin/changing/change-packs.tsx";
import { OrderCustomer } from "#ui/admin/customers/order-customer.tsx";
import { UnsettledRefund } from "#ui/admin/giving/unsettled-refund.tsx";
import { Accordion } from "#ui/admin/lists/accordion.tsx";
import type { Paged } from "#ui/admin/lists/use-pages.ts";
import { CancelOrder } from "#ui/admin/orders/cancel-by-hand.tsx";
import { CorrectPaid } from "#ui/admin/orders/correct-paid.tsx";
import { EditOrder } from "#ui/admin/orders/edit-order.tsx";
import { MarkPaid } from "#ui/admin/orders/mark-paid.tsx";
import { MoveOrder } from "#ui/admin/orders/move-order.tsx";
import { OpenDispute } from "#ui/admin/orders/open-dispute.tsx";
import openedStyles from "#ui/admin/orders/opened-order.module.css";
import { OrderActions } from "#ui/admin/orders/order-actions.tsx";
import { OrderFacts } from "#ui/admin/orders/order-facts.tsx";
import { ColumnHeads, OrderHead } from "#ui/admin/orders/order-head.tsx";
import styles from "#ui/admin/orders/orders.module.css";
import { SendReceipt } from "#ui/admin/orders/send-receipt.tsx";
import { PrintSlip } from "#ui/admin/orders/slip.tsx";
import tickStyles from "#ui/admin/orders/ticked-orders.module.css";
import { UnfitEggs } from "#ui/admin/packing/unfit-eggs.tsx";
import { OrderItems } from "#ui/shared/orders/order-items.tsx";
import { PrintReceipt } from "#ui/shared/orders/receipt.tsx";
import { useMedia } from "#ui/shared/use-media.ts";

const OrderPanel = ({ order }: { readonly order: Order }) => (
  <div className={openedStyles.panel}>
    {!order.id && <p>This order was stored without an id, so it can't be marked.</p>}
    {order.id && <UnfitEggs id={order.id} />}
    <OpenDispute order={order} />
    <UnsettledRefund order={order} />
    <div className={openedStyles.buttons}>
      {order.id && <OrderActions order={order} />}
      {order.id && <MarkPaid order={order} />}
      {order.id && <CorrectPaid order={order} />}
      {order.id && <EditOrder order={order} />}
      {order.id && <ChangePacks order={order} />}
      {order.id && <MoveOrder order={order} />}
      {order.id && <CancelOrder order={order} />}
      <PrintSlip order={order} />
      <PrintReceipt order={order} />
      {order.id && <SendReceipt order={order} />}
    </div>
    <div className={openedStyles.opened}>
      <OrderItems order={order} />
      <div>
        <OrderFacts order={order} />
        <OrderCustomer order={order} />
      </div>
    </div>
  </div>
);

/** As in orders.module.css. */
const TABLE = "(width >= 64rem)";

interface OrderListProps {
  readonly orders: Paged<Order>;
  readonly opened: string;
  readonly onOpen: (id: string) => void;
  /** On a phone the rows can be ticked while several are chosen alone. */
  readonly isChoosing: boolean;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string) => void;
}

export const OrderList = ({ orders, isChoosing, ticked, onTick, ...opening }: OrderListProps) => (
  <div className={styles.orders} data-choosing={isChoosing || ticked.size > 0 || undefined}>
    {orders.total > 0 && <ColumnHeads />}
    <Accordion
      label="Orders"
      className={styles.orderList}
      records={orders}
      rowHeight={useMedia(TABLE) ? 45 : 67}
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
  </div>
);
