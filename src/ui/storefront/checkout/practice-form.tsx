import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Payer } from "#core/payments/payment.ts";
import { ROUTES } from "#core/routes.ts";
import { PAYMENT_ERROR } from "#ui/shared/fault-notices.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { EMAIL_FAULTS } from "#ui/shared/parts/email-faults.ts";
import { EmailField } from "#ui/shared/parts/email-field.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import { AddressFields } from "#ui/storefront/checkout/address-fields.tsx";
import styles from "#ui/storefront/checkout/checkout.module.css";
import {
  hasEmail,
  localPayer,
  type PayerFault,
  payerFault,
  sharedPayer,
} from "#ui/storefront/checkout/practice-payer.ts";
import type { Checkout } from "#ui/storefront/checkout/use-checkout.ts";
import { WithoutEmail } from "#ui/storefront/checkout/without-email.tsx";

export const PRACTICE = "practice";

interface PracticeFormProps {
  readonly checkout: Checkout;
  readonly isDelivered: boolean;
}

export const PracticeForm = ({ checkout, isDelivered }: PracticeFormProps) => {
  const { isShared } = useSetting();
  const [fault, setFault] = useState<PayerFault | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isPaying = useRef(false);
  const location = useGuardedLocation();
  const { ref, formRef, forget } = useKeptForm(PRACTICE);
  const asksAddress = isShared && isDelivered;

  const pay = async (payer: Payer): Promise<void> => {
    try {
      const orderId = await checkout.open("practice");
      if (orderId !== null) await checkout.take(orderId, payer);
      // A buyer who has left the page has paid.
      if (location.path() !== ROUTES.checkout) forget();
    } catch {
      notify(PAYMENT_ERROR);
    }
  };

  const payOnce = async (): Promise<void> => {
    const form = formRef.current;
    setAsking(false);
    // A double press would open two payments.
    if (!form || isPaying.current) return;
    isPaying.current = true;
    setBusy(true);
    await pay(isShared ? sharedPayer(form, asksAddress) : localPayer(form));
    setBusy(false);
    isPaying.current = false;
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = payerFault(event.currentTarget, asksAddress);
    showFault(event.currentTarget, () => setFault(found));
    if (found) return;
    if (checkout.typed.email || hasEmail(event.currentTarget)) void payOnce();
    else setAsking(true);
  };

  const goBack = (): void => {
    // An open dialog keeps the focus from what is behind it.
    flushSync(() => setAsking(false));
    formRef.current?.querySelector<HTMLInputElement>("[name=email]")?.focus();
  };

  return (
    <>
      <form ref={ref} noValidate onSubmit={submit} className={styles.practiceForm}>
        <p>{`Nothing is charged. You find the order again under My Orders, ${isShared ? "from" : "in"} this browser.`}</p>
        <Field
          label="Name"
          name="name"
          autoComplete={isShared ? "name" : "given-name"}
          maxLength={300}
        />
        <EmailField
          label="Email"
          name="email"
          autoComplete="email"
          hint="so that My Orders finds it"
          error={fault && fault !== "postcode" ? EMAIL_FAULTS[fault] : undefined}
        />
        {isShared && (
          <Field
            label="Phone (optional)"
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
          />
        )}
        {asksAddress && <AddressFields fault={fault} />}
        <SavingButton type="submit" aria-busy={isBusy}>
          Complete practice payment
        </SavingButton>
      </form>
      {isAsking && <WithoutEmail onBack={goBack} onGoOn={payOnce} />}
    </>
  );
};
