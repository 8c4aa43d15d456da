import { useRef, useState } from "react";
import { type Order, shortId } from "#core/orders/order.ts";
import { isRefundable, ownersChoice } from "#core/orders/order-status.ts";
import styles from "#ui/admin/lists/accordion.module.css";
import { RefundDialog } from "#ui/admin/orders/refund-dialog.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetOrderStatus } from "#ui/shared/queries/orders.ts";
import { useSetting } from "#ui/shared/setting.ts";

/** A pressed button may leave: the focus waits at the group. */
export const OrderActions = ({ order }: { readonly order: Order }) => {
  const ref = useRef<HTMLFieldSetElement>(null);
  const setStatus = useSetOrderStatus();
  const [isRefunding, setRefunding] = useState(false);
  const { isShared } = useSetting();
  const choices = ownersChoice(order.status, isShared);
  const canRefund = isShared && order.captureId !== undefined && isRefundable(order.status);

  return (
    <>
      <fieldset
        ref={ref}
        className={styles.accordionActions}
        tabIndex={-1}
        aria-label={`Actions of order ${shortId(order)}`}
      >
        {choices.map((status) => (
          <SavingButton
            key={status}
            variant={status === choices[0] ? "default" : "outline"}
            onClick={() => {
              ref.current?.focus();
              setStatus.mutate({ id: order.id, status });
            }}
          >
            Mark as {status}
          </SavingButton>
        ))}
        {canRefund && (
          <SavingButton
            variant="outline"
            onClick={() => {
              ref.current?.focus();
              setRefunding(true);
            }}
          >
            Refund…
          </SavingButton>
        )}
        <NotReached sent={setStatus} />
      </fieldset>
      {isRefunding && <RefundDialog order={order} onClose={() => setRefunding(false)} />}
    </>
  );
};
