import type { Ref } from "react";
import { useSetting } from "#ui/shared/setting.ts";
import styles from "#ui/storefront/checkout/checkout.module.css";
import { LoadingPayment } from "#ui/storefront/checkout/loading-payment.tsx";
import { PayingOffline } from "#ui/storefront/checkout/paying-offline.tsx";
import { usePaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";
import { PayPalPayment } from "#ui/storefront/checkout/paypal-payment.tsx";
import { PracticePayment } from "#ui/storefront/checkout/practice-payment.tsx";
import { UnconfiguredPayPal } from "#ui/storefront/checkout/unconfigured-paypal.tsx";
import type { Checkout } from "#ui/storefront/checkout/use-checkout.ts";

interface PaymentOptionsProps {
  readonly ref: Ref<HTMLElement>;
  readonly checkout: Checkout;
  readonly isBeingPaid: boolean;
  readonly isDelivered: boolean;
  /** Why it can't be paid yet; null once it can. */
  readonly lacks: string | null;
}

const lackingIn = ({ checkout, isBeingPaid, lacks }: PaymentOptionsProps): string | null =>
  checkout.isBusy || isBeingPaid ? null : lacks;

/** Hidden, not removed: typed text stays while the basket needs mending or a capture runs. */
export const PaymentOptions = (props: PaymentOptionsProps) => {
  const { checkout, isBeingPaid, isDelivered } = props;
  const isPaidElsewhere = isBeingPaid && !checkout.isBusy;
  const lacks = lackingIn(props);
  const { paypal, offersPractice } = usePaymentProviders();
  const { isShared } = useSetting();
  const practice = offersPractice && (
    <PracticePayment checkout={checkout} isDelivered={isDelivered} />
  );
  return (
    <section ref={props.ref} tabIndex={-1} aria-label="Payment" className={styles.paymentOptions}>
      {checkout.isBusy && <LoadingPayment />}
      {isPaidElsewhere && (
        <LoadingPayment says="Your payment is being taken. One moment, please." />
      )}
      {lacks !== null && <p className={styles.paymentBlocked}>{lacks}</p>}
      <div hidden={lacks !== null || isPaidElsewhere}>
        <PayingOffline isBusy={checkout.isBusy}>
          {paypal.clientId === null ? (
            <div hidden={checkout.isBusy}>
              <UnconfiguredPayPal />
            </div>
          ) : (
            <PayPalPayment clientId={paypal.clientId} checkout={checkout} />
          )}
          {isShared && practice}
        </PayingOffline>
        {!isShared && practice}
      </div>
    </section>
  );
};
