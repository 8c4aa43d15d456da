import { useRef, useState } from "react";
import { needsDelivery, type PackChoice } from "#core/cart/cart.ts";
import type { CartReview } from "#core/cart/cart-review.ts";
import { shortId } from "#core/orders/order.ts";
import { ROUTES } from "#core/routes.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { useGuardedSearch } from "#ui/shared/navigation/location-context.ts";
import { useNumberFields } from "#ui/shared/navigation/use-number-fields.ts";
import { AsOf } from "#ui/shared/parts/as-of.tsx";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import totalStyles from "#ui/shared/parts/total.module.css";
import { useCartReview } from "#ui/storefront/basket/line-queries.ts";
import { BasketGroup } from "#ui/storefront/checkout/basket-group.tsx";
import styles from "#ui/storefront/checkout/checkout.module.css";
import { DeliveryPlace } from "#ui/storefront/checkout/delivery-place.tsx";
import { DetailsFold } from "#ui/storefront/checkout/details-fold.tsx";
import { whatBasketLacks } from "#ui/storefront/checkout/lacks.ts";
import { NoteField } from "#ui/storefront/checkout/note-field.tsx";
import { PayBar } from "#ui/storefront/checkout/pay-bar.tsx";
import { PaymentOptions } from "#ui/storefront/checkout/payment-options.tsx";
import { useCheckout } from "#ui/storefront/checkout/use-checkout.ts";
import { daysChosen, useDayChoices } from "#ui/storefront/checkout/use-day-choices.ts";
import { useReturn } from "#ui/storefront/checkout/use-return.ts";
import { useTypedDetails } from "#ui/storefront/checkout/use-typed-details.ts";
import { useTypedNote } from "#ui/storefront/checkout/use-typed-note.ts";
import { useHasOwnPayments } from "#ui/storefront/payments/queries.ts";
import { useOwnPayments } from "#ui/storefront/payments/recovery-queries.ts";
import { useIsElsewhere } from "#ui/storefront/postcode/queries.ts";

const EmptyBasket = () => (
  <EmptyState picture="/pictures/empty-basket.svg">
    <p>Your basket is empty.</p>
    <ButtonLink to={ROUTES.home}>Continue Shopping</ButtonLink>
  </EmptyState>
);

interface BasketProps {
  readonly review: CartReview;
  readonly onGone: () => void;
}

const Basket = ({ review, onGone }: BasketProps) => {
  const [note, setNote] = useTypedNote();
  const { choices, isRead, withoutDay } = useDayChoices(review.lines);
  const isDelivered = needsDelivery(review.lines);
  const details = useTypedDetails(isDelivered);
  const checkout = useCheckout({ note, days: daysChosen(choices), typed: details.typed });
  const isElsewhere = useIsElsewhere();
  const payments = useOwnPayments(useHasOwnPayments());
  useReturn(checkout);
  const [wasRead, setWasRead] = useState(isRead && details.isRead);
  const paymentRef = useRef<HTMLElement>(null);
  const [moved, setMoved] = useState<PackChoice | null>(null);
  if (review.lines.length === 0 && !checkout.isBusy) return <EmptyBasket />;
  if (isRead && details.isRead && !wasRead) setWasRead(true);
  // Words about days that arrive a moment later would move everything below.
  if (!wasRead) return <Loading what="your basket" count={2} />;
  return (
    <div className={styles.checkoutGrid}>
      <section aria-label="Basket">
        <AsOf />
        {choices.map((days) => (
          <BasketGroup
            key={days.method}
            days={days}
            lines={review.lines.filter((line) => line.deliveryMethod === days.method)}
            moved={moved}
            isBusy={checkout.isBusy}
            onMove={setMoved}
            onGone={onGone}
          />
        ))}
      </section>
      <section className={styles.summary} aria-label="Summary">
        <NoteField note={note} onChange={setNote} />
        <DetailsFold details={details} />
        {isDelivered && <DeliveryPlace onCollected={onGone} />}
        <p className={totalStyles.total}>
          <span>Total</span> <output>{formatGbp(review.total)}</output>
        </p>
        <p className={styles.free}>Delivery and collection are free.</p>
        <PaymentOptions
          ref={paymentRef}
          checkout={checkout}
          isBeingPaid={payments?.isUnderWay === true}
          isDelivered={isDelivered}
          lacks={whatBasketLacks({
            payable: review.payable,
            isElsewhere: isDelivered && isElsewhere,
            lacksDay: choices.some(({ choice }) => choice.day === null),
            withoutDay,
            details,
          })}
        />
      </section>
      <PayBar total={review.total} payment={paymentRef} />
    </div>
  );
};

const AddToOrder = lazyPage(
  async () => (await import("#ui/storefront/adding/add-to-order.tsx")).AddToOrder,
);

export const CheckoutPage = () => {
  useNumberFields();
  const addTo = new URLSearchParams(useGuardedSearch()).get("add");
  if (addTo === null) return <BasketPage />;
  return (
    <Page
      title="Checkout"
      heading={`Add to Order ${shortId({ id: addTo })}`}
      className={pageStyles.wide}
    >
      <LoadingArea shows={addTo} fallback={<Loading what="your order" count={2} />}>
        <AddToOrder orderId={addTo} />
      </LoadingArea>
    </Page>
  );
};

const BasketPage = () => {
  const review = useCartReview();
  const basketRef = useRef<HTMLDivElement>(null);
  return (
    <Page title="Checkout" heading="Your Basket" className={pageStyles.wide}>
      <div ref={basketRef} tabIndex={-1} className={styles.basket}>
        {review ? (
          <Basket review={review} onGone={() => basketRef.current?.focus()} />
        ) : (
          <Loading what="your basket" count={2} />
        )}
      </div>
    </Page>
  );
};
