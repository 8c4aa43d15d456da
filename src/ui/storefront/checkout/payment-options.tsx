import styles from "#ui/storefront/checkout/checkout.module.css";
import { LoadingPayment } from "#ui/storefront/checkout/loading-payment.tsx";
import { PayingOffline } from "#ui/storefront/checkout/paying-offline.tsx";
import { usePaymentDesk } from "#ui/storefront/checkout/payment-desk.ts";
import { PayPalPayment } from "#ui/storefront/checkout/paypal-payment.tsx";
import { PracticePayment } from "#ui/storefront/checkout/practice-payment.tsx";
import { UnconfiguredPayPal } from "#ui/storefront/checkout/unconfigured-paypal.tsx";
import type { Till } from "#ui/storefront/checkout/use-till.ts";

interface PaymentOptionsProps {
  readonly till: Till;
  readonly payable: boolean;
  readonly isDelivered: boolean;
}

/** Hidden, not removed: what is typed stays while the basket needs mending or a capture runs. */
export const PaymentOptions = ({ till, payable, isDelivered }: PaymentOptionsProps) => {
  const { paypal, offersPractice } = usePaymentDesk();
  return (
    <section aria-label="Payment" className={styles.paymentOptions}>
      {till.isBusy && <LoadingPayment />}
      {!payable && !till.isBusy && (
        <p className={styles.paymentBlocked}>
          Please mend the marked lines of your basket, then you can pay.
        </p>
      )}
      <div hidden={!payable && !till.isBusy}>
        <PayingOffline isBusy={till.isBusy}>
          {paypal.clientId === null ? (
            <div hidden={till.isBusy}>
              <UnconfiguredPayPal />
            </div>
          ) : (
            <PayPalPayment clientId={paypal.clientId} till={till} />
          )}
          {offersPractice && <PracticePayment till={till} isDelivered={isDelivered} />}
        </PayingOffline>
      </div>
    </section>
  );
};
