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
import type { DayChoices } from "#ui/storefront/checkout/use-day-choices.ts";
import type { Details } from "#ui/storefront/checkout/use-typed-details.ts";

interface PaymentOptionsProps {
  readonly ref: Ref<HTMLElement>;
  readonly checkout: Checkout;
  readonly payable: boolean;
  readonly isBeingPaid: boolean;
  readonly isElsewhere: boolean;
  readonly isDelivered: boolean;
  readonly lacksDay: boolean;
  readonly details: Details;
  readonly withoutDay: DayChoices["withoutDay"];
}

const lackingIn = ({ needsPhone, faults: [fault] }: Details): string | null => {
  if (needsPhone) return "Please tell us your phone, then you can pay.";
  return fault === undefined ? null : `Please mend your ${fault} above, then you can pay.`;
};

const lacking = (props: PaymentOptionsProps): string | null => {
  const { checkout, payable, isBeingPaid, isElsewhere, lacksDay, withoutDay, details } = props;
  if (checkout.isBusy || isBeingPaid) return null;
  if (!payable) return "Please mend the marked lines of your basket, then you can pay.";
  if (isElsewhere) return "Please choose to collect, or check another postcode, then you can pay.";
  if (withoutDay === "collect") return "Please choose to collect, then you can pay.";
  if (withoutDay === "text") return "You can pay once a day is open.";
  return lacksDay ? "Please choose a day." : lackingIn(details);
};

/** Hidden, not removed: typed text stays while the basket needs mending or a capture runs. */
export const PaymentOptions = (props: PaymentOptionsProps) => {
  const { checkout, isBeingPaid, isDelivered } = props;
  const isPaidElsewhere = isBeingPaid && !checkout.isBusy;
  const lacks = lacking(props);
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
