import { type FormEvent, useRef, useState } from "react";
import type { Payer } from "#core/payments/payment.ts";
import { PAYMENT_ERROR } from "#ui/shared/fault-notices.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import type { Till } from "#ui/storefront/checkout/use-till.ts";

const isFilledInWell = (form: HTMLFormElement): boolean =>
  (form.elements.namedItem("email") as HTMLInputElement).validity.valid;

const payerIn = (form: HTMLFormElement): Payer => {
  const fields = new FormData(form);
  return {
    givenName: String(fields.get("name")).trim(),
    email: String(fields.get("email")).trim(),
  };
};

const PracticeForm = ({ till }: { readonly till: Till }) => {
  const { isShared } = useSetting();
  const [emailError, setEmailError] = useState<string>();
  const isPaying = useRef(false);

  const pay = async (payer: Payer): Promise<void> => {
    try {
      const orderId = await till.open("practice");
      if (orderId !== null) await till.take(orderId, payer);
    } catch {
      notify(PAYMENT_ERROR);
    }
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const isWell = isFilledInWell(form);
    setEmailError(isWell ? undefined : "Please enter an email address such as mabel@example.com.");
    if (!isWell) form.querySelector<HTMLInputElement>("[type=email]")?.focus();
    // A second press while the first is under way would open a second payment.
    if (!isWell || isPaying.current) return;
    isPaying.current = true;
    await pay(payerIn(form));
    isPaying.current = false;
  };

  return (
    <form noValidate onSubmit={submit} className="practice-form">
      <p>
        Nothing is charged. Give an email, and you can find the order again under My Orders,{" "}
        {isShared ? "from" : "in"} this browser.
      </p>
      <Field label="Name" name="name" autoComplete="given-name" />
      <Field label="Email" name="email" type="email" autoComplete="email" error={emailError} />
      <SavingButton type="submit">Complete practice payment</SavingButton>
    </form>
  );
};

/** The whole path of a payment without a provider. */
export const PracticePayment = ({ till }: { readonly till: Till }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="practice" hidden={till.isBusy}>
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Practice payment (no money moves)
      </Button>
      {isOpen && <PracticeForm till={till} />}
    </div>
  );
};
