import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Payer } from "#core/payments/payment.ts";
import { PAYMENT_ERROR } from "#ui/shared/fault-notices.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { EMAIL_FAULT, Field } from "#ui/shared/parts/field.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import styles from "#ui/storefront/checkout/checkout.module.css";
import {
  hasEmail,
  localPayer,
  type PayerFault,
  payerFault,
  sharedPayer,
} from "#ui/storefront/checkout/practice-payer.ts";
import type { Till } from "#ui/storefront/checkout/use-till.ts";
import { WithoutEmail } from "#ui/storefront/checkout/without-email.tsx";

const AddressFields = ({ fault }: { readonly fault: PayerFault | null }) => (
  <fieldset>
    <legend>Where we deliver to</legend>
    <Field label="Address line" name="line" autoComplete="address-line1" maxLength={300} />
    <Field label="Town" name="town" autoComplete="address-level2" maxLength={300} />
    <Field
      label="Postcode"
      name="postcode"
      autoComplete="postal-code"
      maxLength={20}
      error={
        fault === "postcode"
          ? "Please enter the postcode that we deliver to, such as RH10 1AA."
          : undefined
      }
    />
  </fieldset>
);

interface PracticeFormProps {
  readonly till: Till;
  readonly isDelivered: boolean;
}

/** Says who pays, in the place of a provider. */
export const PracticeForm = ({ till, isDelivered }: PracticeFormProps) => {
  const { isShared } = useSetting();
  const [fault, setFault] = useState<PayerFault | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isPaying = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const asksAddress = isShared && isDelivered;

  const focusOn = (name: PayerFault): void =>
    formRef.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  const pay = async (payer: Payer): Promise<void> => {
    try {
      const orderId = await till.open("practice");
      if (orderId !== null) await till.take(orderId, payer);
    } catch {
      notify(PAYMENT_ERROR);
    }
  };

  const payOnce = async (): Promise<void> => {
    const form = formRef.current;
    setAsking(false);
    // A second press while the first is under way would open a second payment.
    if (!form || isPaying.current) return;
    isPaying.current = true;
    await pay(isShared ? sharedPayer(form, asksAddress) : localPayer(form));
    isPaying.current = false;
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = payerFault(event.currentTarget, asksAddress);
    setFault(found);
    if (found) focusOn(found);
    else if (hasEmail(event.currentTarget)) void payOnce();
    else setAsking(true);
  };

  const goBack = (): void => {
    // Nothing behind an open dialog takes the focus.
    flushSync(() => setAsking(false));
    focusOn("email");
  };

  return (
    <>
      <form ref={formRef} noValidate onSubmit={submit} className={styles.practiceForm}>
        <p>
          Nothing is charged. You find the order again under My Orders, {isShared ? "from" : "in"}{" "}
          this browser.
        </p>
        <Field
          label="Name"
          name="name"
          autoComplete={isShared ? "name" : "given-name"}
          maxLength={300}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="so that My Orders finds it"
          error={fault === "email" ? EMAIL_FAULT : undefined}
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
        <SavingButton type="submit">Complete practice payment</SavingButton>
      </form>
      {isAsking && <WithoutEmail onBack={goBack} onGoOn={payOnce} />}
    </>
  );
};
