import { disputeInWords } from "#core/orders/dispute-words.ts";
import { useDisputedOrders } from "#ui/admin/packing/queries.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import noticeStyles from "#ui/shared/parts/notice-line.module.css";
import { spaced } from "#ui/shared/spaced.ts";

/** Orders whose eggs are here while their buyer has a case at PayPal. */
export const DisputedOrders = () =>
  useDisputedOrders().map((order) => (
    <p key={order.id} className={spaced(noticeStyles.notice, noticeStyles.bad)}>
      <strong>
        <OrderNumber id={order.id} />
      </strong>
      <span>{disputeInWords(order, order.customerName ?? "")}</span>
    </p>
  ));
