import { type FormEvent, useState } from "react";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { usePaymentDesk } from "#ui/storefront/checkout/payment-desk.ts";
import type { Till } from "#ui/storefront/checkout/use-till.ts";

const PracticeForm = ({ till }: { readonly till: Till }) => {
  const { practice } = usePaymentDesk();
  const [emailError, setEmailError] = useState<string>();

  const pay = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const isAnEmail = (event.currentTarget.elements.namedItem("email") as HTMLInputElement).validity
      .valid;
    setEmailError(
      isAnEmail ? undefined : "Please enter an email address such as mabel@example.com.",
    );
    if (!isAnEmail) return;
    const orderId = await till.open("practice");
    if (orderId === null) return;
    await practice?.approve(orderId, {
      givenName: String(fields.get("name")).trim(),
      email: String(fields.get("email")).trim(),
    });
    await till.take(orderId);
  };

  return (
    <form noValidate onSubmit={pay} className="practice-form">
      <p>
        Nothing is charged. With the email you can find the order again under My Orders, in this
        browser.
      </p>
      <Field label="Name" name="name" autoComplete="given-name" />
      <Field label="Email" name="email" type="email" autoComplete="email" error={emailError} />
      <Button type="submit">Complete practice payment</Button>
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
