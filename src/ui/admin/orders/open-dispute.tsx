import { openDisputeOf } from "#core/orders/dispute.ts";
import { disputeInWords } from "#core/orders/dispute-words.ts";
import type { Order } from "#core/orders/order.ts";
import noticeStyles from "#ui/shared/parts/notice-line.module.css";
import { spaced } from "#ui/shared/spaced.ts";

export const OpenDispute = ({ order }: { readonly order: Order }) => {
  const dispute = openDisputeOf(order);
  return (
    dispute && (
      <p className={spaced(noticeStyles.notice, noticeStyles.bad)}>
        {disputeInWords(dispute, order.customerName ?? "")}
      </p>
    )
  );
};
