import { useRef, useState } from "react";
import { type Order, shortId } from "#core/orders/order.ts";
import { ownersChoice } from "#core/orders/owners-choice.ts";
import { RefundDialog } from "#ui/admin/giving/refund-dialog.tsx";
import styles from "#ui/admin/lists/accordion.module.css";
import { EggsShort } from "#ui/admin/orders/eggs-short.tsx";
import { useSetOrderStatus } from "#ui/admin/orders/queries.ts";
import { RefundButton } from "#ui/admin/orders/refund-button.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

export const OrderActions = ({ order }: { readonly order: Order }) => {
  const ref = useRef<HTMLFieldSetElement>(null);
  const setStatus = useSetOrderStatus();
  const [isAsked, setAsked] = useState(false);
  const { isShared } = useSetting();
  const choices = ownersChoice(order, isShared);

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
            variant="secondary"
            onClick={() => {
              ref.current?.focus();
              setStatus.mutate({ id: order.id, status });
            }}
          >{`Mark as ${status}`}</SavingButton>
        ))}
        <RefundButton
          order={order}
          onAsk={() => {
            ref.current?.focus();
            setAsked(true);
          }}
        />
        <NotReached sent={setStatus} />
        <EggsShort sent={setStatus} />
      </fieldset>
      {isAsked && <RefundDialog order={order} onClose={() => setAsked(false)} />}
    </>
  );
};
