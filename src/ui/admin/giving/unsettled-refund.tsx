import { useState } from "react";
import type { Order } from "#core/orders/order.ts";
import { unsettledRefundOf } from "#core/orders/refunds-of-order.ts";
import { RefundDialog } from "#ui/admin/giving/refund-dialog.tsx";
import type { Way } from "#ui/admin/giving/use-giving.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import noticeStyles from "#ui/shared/parts/notice-line.module.css";
import { spaced } from "#ui/shared/spaced.ts";

interface OfOrder {
  readonly order: Order;
}

const Failed = ({ order, sum }: OfOrder & { readonly sum: string }) => {
  const [how, setHow] = useState<Way | null>(null);
  return (
    <div className={spaced(noticeStyles.notice, noticeStyles.bad)}>
      <p>{`PayPal could not pay back ${sum}`}</p>
      <Button variant="secondary" onClick={() => setHow("provider")}>
        Try again
      </Button>
      <Button variant="secondary" onClick={() => setHow("cash")}>
        Give it back another way…
      </Button>
      {how && (
        <RefundDialog
          order={order}
          preset={{ amount: sum.replace("£", ""), how }}
          onClose={() => setHow(null)}
        />
      )}
    </div>
  );
};

/** A refund that PayPal hasn't made yet, or couldn't make. */
export const UnsettledRefund = ({ order }: OfOrder) => {
  const refund = unsettledRefundOf(order);
  if (!refund) return null;
  const { sum, hasFailed } = refund;
  return hasFailed ? (
    <Failed order={order} sum={sum} />
  ) : (
    <p className={noticeStyles.notice}>{`Refund of ${sum} on its way`}</p>
  );
};
