import { useCallback, useRef, useState } from "react";
import type { Cart } from "#core/cart/cart.ts";
import { type CartReview, reviewCart } from "#core/cart/cart-review.ts";
import {
  type Offered,
  type PackToAdd,
  packsToAdd,
  stillForSale,
  withQuantity,
} from "#core/checkout/packs-to-add.ts";
import { shortId } from "#core/orders/order.ts";
import { methodsLeft } from "#core/orders/order-methods.ts";
import type { SeenOrder } from "#core/orders/seen-order.ts";
import { wantedPacks } from "#core/payments/purchase.ts";
import { ROUTES } from "#core/routes.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Fold } from "#ui/shared/parts/fold.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import totalStyles from "#ui/shared/parts/total.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useByNow } from "#ui/shared/queries/use-now.ts";
import { AddedPack } from "#ui/storefront/adding/added-pack.tsx";
import styles from "#ui/storefront/adding/adding.module.css";
import { useOffered, useOrderToAddTo } from "#ui/storefront/adding/queries.ts";
import { useCart } from "#ui/storefront/basket/queries.ts";
import checkoutStyles from "#ui/storefront/checkout/checkout.module.css";
import { PayBar } from "#ui/storefront/checkout/pay-bar.tsx";
import { PaymentOptions } from "#ui/storefront/checkout/payment-options.tsx";
import { useCheckout } from "#ui/storefront/checkout/use-checkout.ts";
import { Appointments } from "#ui/storefront/orders/appointments.tsx";
import { useHasOwnPayments } from "#ui/storefront/payments/queries.ts";
import { useOwnPayments } from "#ui/storefront/payments/recovery-queries.ts";

interface PacksProps {
  readonly order: SeenOrder;
  readonly method: DeliveryMethod;
  readonly offered: Offered;
  readonly chosen: Cart;
  readonly onChoose: (chosen: Cart) => void;
}

const Packs = ({ order, method, offered, chosen, onChoose }: PacksProps) => {
  const [atFirst] = useState(chosen);
  const packs = packsToAdd(order.items, method, chosen, offered);
  const usual = packsToAdd(order.items, method, atFirst, offered).flatMap((pack) =>
    pack.isOrdered || pack.quantity > 0 ? [pack.key] : [],
  );
  const others = packs.filter(({ key }) => !usual.includes(key));
  const listOf = (listed: readonly PackToAdd[]) =>
    listed.length > 0 && (
      <ul className={styles.packs}>
        {listed.map((pack) => (
          <AddedPack
            key={pack.key}
            pack={pack}
            onChange={(quantity) => onChoose(withQuantity(chosen, pack, quantity))}
          />
        ))}
      </ul>
    );
  return (
    <fieldset className={styles.method}>
      <legend>{DELIVERY_NAMES[method]}</legend>
      {listOf(packs.filter(({ key }) => usual.includes(key)))}
      {others.length > 0 && (
        <Fold title="Other packs" open={usual.length === 0}>
          {listOf(others)}
        </Fold>
      )}
    </fieldset>
  );
};

const FEWER = "We have fewer eggs left than that. Please lower a quantity.";

const CLOSED = "Nothing can be added to this order any more.";

interface AddingProps {
  readonly order: SeenOrder;
  readonly token: string | undefined;
  readonly offered: Offered;
  readonly basket: Cart;
  readonly isOpen: boolean;
}

const whatLacks = (isOpen: boolean, { payable }: CartReview): string | null => {
  if (!isOpen) return CLOSED;
  return payable ? null : FEWER;
};

/** Stays while it is closed: a payment that was begun before lives in the buttons. */
const Adding = ({ order, token, offered, basket, isOpen }: AddingProps) => {
  const methods = methodsLeft(order);
  const [typed, setTyped] = useState<Cart>(() =>
    basket.filter(({ deliveryMethod }) => methods.includes(deliveryMethod)),
  );
  const chosen = stillForSale(typed, offered.prices);
  const review = reviewCart(chosen, offered.prices, offered.inventory);
  const checkout = useCheckout({
    note: "",
    days: {},
    typed: {},
    adding: {
      addTo: order.id,
      ...(token !== undefined && { token }),
      packs: chosen.map(wantedPacks),
      total: review.total,
    },
  });
  const payments = useOwnPayments(useHasOwnPayments());
  const paymentRef = useRef<HTMLElement>(null);
  const isEmpty = chosen.length === 0;
  return (
    <div className={checkoutStyles.checkoutGrid}>
      <section aria-label="Packs to add">
        <Appointments order={order} />
        {methods.map((method) => (
          <Packs
            key={method}
            order={order}
            method={method}
            offered={offered}
            chosen={chosen}
            onChoose={setTyped}
          />
        ))}
      </section>
      <section className={checkoutStyles.summary} aria-label="Summary">
        <p className={totalStyles.total}>
          <span>To pay</span> <output>{formatGbp(review.total)}</output>
        </p>
        <p className={checkoutStyles.free}>{`It joins order ${shortId(order)}, on its day.`}</p>
        {isEmpty && <p>Choose what to add, then you can pay.</p>}
        <div hidden={isEmpty}>
          <PaymentOptions
            ref={paymentRef}
            checkout={checkout}
            isBeingPaid={payments?.isUnderWay === true}
            isDelivered={false}
            lacks={isEmpty ? null : whatLacks(isOpen, review)}
          />
        </div>
      </section>
      {!isEmpty && <PayBar total={review.total} payment={paymentRef} />}
    </div>
  );
};

const NotAny = ({ says }: { readonly says: string }) => (
  <EmptyState picture="/pictures/empty-basket.svg">
    <p>{says}</p>
    <ButtonLink to={ROUTES.myOrders}>My Orders</ButtonLink>
  </EmptyState>
);

const InTime = (props: Omit<AddingProps, "isOpen">) => {
  const { customerChanges } = props.order;
  const { phone } = useFarm();
  const openAt = useCallback(
    (now: string) => {
      const isOpen = customerChanges !== undefined && customerChanges.until > now;
      return { isOpen, until: isOpen ? customerChanges.until : null };
    },
    [customerChanges],
  );
  const { isOpen } = useByNow(openAt);
  const [wasOpen] = useState(isOpen);
  return wasOpen ? (
    <Adding {...props} isOpen={isOpen} />
  ) : (
    <NotAny says={`${CLOSED} If something is wrong, text us on ${phone}.`} />
  );
};

/** The checkout of packs that join an order: its day and its ways are fixed. */
export const AddToOrder = ({ orderId }: { readonly orderId: string }) => {
  const location = useGuardedLocation();
  const [token] = useState(() => location.note().token);
  const order = useOrderToAddTo(orderId, token);
  const offered = useOffered();
  const basket = useCart().data;
  if (order === null)
    return <NotAny says="We can't find this order here. Please look it up again." />;
  return order && offered && basket ? (
    <InTime key={order.id} order={order} token={token} offered={offered} basket={basket} />
  ) : (
    <Loading what="your order" count={2} />
  );
};
