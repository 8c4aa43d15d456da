import { useState } from "react";
import type { SeenOrder } from "#core/orders/seen-order.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { CustomerChanges } from "#ui/storefront/orders/customer-changes.tsx";
import { useOpenOrder } from "#ui/storefront/orders/customer-changes-queries.ts";
import { GiveAddress } from "#ui/storefront/orders/give-address.tsx";
import { OrderAgain } from "#ui/storefront/orders/order-again.tsx";
import { OrderCard } from "#ui/storefront/orders/order-card.tsx";
import styles from "#ui/storefront/orders/orders.module.css";

interface LinkedOrderProps {
  readonly token: string;
  readonly onShown: () => void;
}

/** Needs a press: mail scanners follow links, and press nothing. */
export const LinkedOrder = ({ token, onShown }: LinkedOrderProps) => {
  const { phone } = useFarm();
  const open = useOpenOrder();
  const [order, setOrder] = useState<SeenOrder | null>(null);
  const load = (onOpened?: () => void): void => {
    if (open.isPending) return;
    open.mutate(token, {
      onSuccess: (opened) => {
        setOrder(opened.ok ? opened.value : null);
        if (opened.ok) onOpened?.();
      },
    });
  };
  const isOver = open.data?.ok === false;

  if (order)
    return (
      <section aria-label="Your order">
        <OrderCard
          order={order}
          asks={
            <GiveAddress
              order={order}
              token={token}
              onChanged={(changed) => changed && setOrder(changed)}
            />
          }
        >
          <CustomerChanges
            order={order}
            token={token}
            onChanged={(changed) => (changed ? setOrder(changed) : load())}
          />
          <OrderAgain order={order} />
        </OrderCard>
      </section>
    );
  return (
    <section aria-label="Your link" className={styles.mailedLink}>
      {isOver ? (
        <p role="alert">{`This link is over. Please text us on ${phone}.`}</p>
      ) : (
        <>
          <p>Your link has brought you here. Press the button to see your order.</p>
          <SavingButton
            sent={[open]}
            onClick={() => load(onShown)}
            aria-busy={open.isPending}
            disabled={open.isPending}
          >
            Show my order
          </SavingButton>
        </>
      )}
    </section>
  );
};
