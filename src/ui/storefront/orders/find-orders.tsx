import { useEffect, useRef } from "react";
import type { SeenOrder } from "#core/orders/seen-order.ts";
import { isWaiting } from "#core/orders/status-sets.ts";
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { useNotedOrder } from "#ui/shared/navigation/use-noted-order.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import { CustomerChanges } from "#ui/storefront/orders/customer-changes.tsx";
import { GiveAddress } from "#ui/storefront/orders/give-address.tsx";
import { LinkOffer } from "#ui/storefront/orders/link-offer.tsx";
import { OrderAgain } from "#ui/storefront/orders/order-again.tsx";
import { OrderCard } from "#ui/storefront/orders/order-card.tsx";
import styles from "#ui/storefront/orders/orders.module.css";
import {
  useForgetEmail,
  useLastEmail,
  useOrdersOf,
  useOwnOrder,
} from "#ui/storefront/orders/queries.ts";
import { WithoutMail } from "#ui/storefront/orders/without-mail.tsx";

const OrdersOf = ({ email }: { readonly email: string }) => {
  const orders = useOrdersOf(email).data;
  if (!orders) return <Loading what="your orders" count={2} />;
  if (orders.length === 0)
    return (
      <EmptyState picture="/pictures/empty-basket.svg">
        <p role="status">No orders found for this email address.</p>
      </EmptyState>
    );
  const open = orders.find(isWaiting) ?? orders[0];
  return (
    <>
      <p
        role="status"
        className={styles.found}
      >{`${orders.length} ${orders.length === 1 ? "order" : "orders"} found.`}</p>
      <ul className={styles.orders}>
        {orders.map((order, index) => (
          <li key={order.id || index}>
            <OrderCard order={order} isOpen={order === open} asks={<GiveAddress order={order} />}>
              <CustomerChanges order={order} />
              <OrderAgain order={order} />
            </OrderCard>
          </li>
        ))}
      </ul>
    </>
  );
};

const WithoutEmail = ({ order }: { readonly order: SeenOrder }) => (
  <>
    <p role="status">
      This order has no email: its number is the only way to find it. Please note it down.
    </p>
    <OrderCard order={order} asks={<GiveAddress order={order} />}>
      <CustomerChanges order={order} />
      <OrderAgain order={order} />
    </OrderCard>
  </>
);

const usePaidOrder = () => {
  const order = useOwnOrder(useNotedOrder()).data;
  const fieldRef = useRef<HTMLInputElement>(null);
  const paidWith = order?.customerEmail ?? "";
  const filledIn = useLastEmail() || paidWith;
  const isTouched = useRef(false);
  useEffect(() => {
    const field = fieldRef.current;
    const isFree = field?.value === "" && !field.matches(":focus") && !isTouched.current;
    if (field && isFree) field.value = paidWith || filledIn;
  }, [paidWith, filledIn]);
  return { order, paidWith, fieldRef, isTouched };
};

interface FindOrdersProps {
  readonly asked: string | null;
  readonly onAsk: (email: string) => void;
}

export const FindOrders = ({ asked, onAsk }: FindOrdersProps) => {
  const { isShared, sendsMail } = useSetting();
  const { order, paidWith, fieldRef, isTouched } = usePaidOrder();
  const forget = useForgetEmail();
  const { ref: keep } = useKeptForm("email");
  const email = asked ?? paidWith;
  return (
    <>
      <form
        ref={keep}
        data-typed="email"
        noValidate
        className={styles.findOrders}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get("email")).trim();
          if (typed) onAsk(typed);
        }}
      >
        <Field
          ref={fieldRef}
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint={`Enter the email you paid with, and we show the orders placed ${isShared ? "from" : "in"} this browser.`}
          onChange={({ target }) => {
            isTouched.current = true;
            if (target.value === "") forget.mutate(null);
          }}
        />
        <Button type="submit">Find Orders</Button>
      </form>
      {email && <OrdersOf email={email} />}
      {order && !email && <WithoutEmail order={order} />}
      {isShared && email && (sendsMail ? <LinkOffer key={email} email={email} /> : <WithoutMail />)}
    </>
  );
};
