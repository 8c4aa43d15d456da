import styles from "#ui/storefront/checkout/checkout.module.css";
import { LoadingPayment } from "#ui/storefront/checkout/loading-payment.tsx";
import { PayingOffline } from "#ui/storefront/checkout/paying-offline.tsx";
import { usePaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";
import { PayPalPayment } from "#ui/storefront/checkout/paypal-payment.tsx";
import { PracticePayment } from "#ui/storefront/checkout/practice-payment.tsx";
import { UnconfiguredPayPal } from "#ui/storefront/checkout/unconfigured-paypal.tsx";
import type { Checkout } from "#ui/storefront/checkout/use-checkout.ts";

interface PaymentOptionsProps {
  readonly checkout: Checkout;
  readonly payable: boolean;
  readonly isDelivered: boolean;
}

/** Hidden, not removed: what is typed stays while the basket needs mending or a capture runs. */
export const PaymentOptions = ({ checkout, payable, isDelivered }: PaymentOptionsProps) => {
  const { paypal, offersPractice } = usePaymentProviders();
  return (
    <section aria-label="Payment" className={styles.paymentOptions}>
      {checkout.isBusy && <LoadingPayment />}
      {!payable && !checkout.isBusy && (
        <p className={styles.paymentBlocked}>
          Please mend the marked lines of your basket, then you can pay.
        </p>
      )}
      <div hidden={!payable && !checkout.isBusy}>
        <PayingOffline isBusy={checkout.isBusy}>
          {paypal.clientId === null ? (
            <div hidden={checkout.isBusy}>
              <UnconfiguredPayPal />
            </div>
          ) : (
            <PayPalPayment clientId={paypal.clientId} checkout={checkout} />
          )}
          {offersPractice && <PracticePayment checkout={checkout} isDelivered={isDelivered} />}
        </PayingOffline>
      </div>
    </section>
  );
};
