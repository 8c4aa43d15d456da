import { useRef, useState } from "react";
import { type Order, shortId } from "#core/orders/order.ts";
import { ownersChoice } from "#core/orders/owners-choice.ts";
import styles from "#ui/admin/lists/accordion.module.css";
import { EggsShort } from "#ui/admin/orders/eggs-short.tsx";
import { useSetOrderStatus } from "#ui/admin/orders/queries.ts";
import { AskedDialog, type AskedRefund, RefundButtons } from "#ui/admin/orders/refund-buttons.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

export const OrderActions = ({ order }: { readonly order: Order }) => {
  const ref = useRef<HTMLFieldSetElement>(null);
  const setStatus = useSetOrderStatus();
  const [asked, setAsked] = useState<AskedRefund | null>(null);
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
        <RefundButtons
          order={order}
          onAsk={(what) => {
            ref.current?.focus();
            setAsked(what);
          }}
        />
        <NotReached sent={setStatus} />
        <EggsShort sent={setStatus} />
      </fieldset>
      <AskedDialog order={order} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
};
