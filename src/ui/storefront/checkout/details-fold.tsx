import { useState } from "react";
import { MOST_DETAIL_LETTERS } from "#core/payments/read-details.ts";
import type { DetailsField, TypedDetails } from "#core/payments/typed-details.ts";
import { emailFaultText } from "#ui/shared/parts/email-faults.ts";
import { EmailField } from "#ui/shared/parts/email-field.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { Fold } from "#ui/shared/parts/fold.tsx";
import { PHONE_FAULT } from "#ui/shared/parts/phone-fault.ts";
import { useSetting } from "#ui/shared/setting.ts";
import styles from "#ui/storefront/checkout/checkout.module.css";
import type { Details } from "#ui/storefront/checkout/use-typed-details.ts";

const SO_THAT = "so that we can ring you about your eggs";

const knownAs = ({ name, email, phone, recipient }: TypedDetails): string =>
  [recipient ?? name ?? email, phone].filter((words) => words !== undefined).join(", ");

const asked = ({ fields, needsPhone }: Details): string => {
  if (needsPhone) return "Your name and phone";
  return `Your name and ${fields.includes("phone") ? "phone" : "email"} (optional)`;
};

const Known = ({ as, isOpen }: { readonly as: string; readonly isOpen: boolean }) => (
  <span className={styles.known}>
    <span>{`For ${as}`}</span>
    {!isOpen && <span className={styles.change}>{" · Change"}</span>}
  </span>
);

const Fields = ({ details }: { readonly details: Details }) => {
  const { fields, shown, faults, change } = details;
  const { sendsMail } = useSetting();
  const control = (field: DetailsField) => ({
    value: shown[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => change(field, target.value),
  });
  return (
    <>
      <Field
        label="Name"
        autoComplete="name"
        maxLength={MOST_DETAIL_LETTERS.name}
        {...control("name")}
      />
      <EmailField
        label="Email"
        autoComplete="email"
        hint={sendsMail ? "We write to it about your order." : "so that My Orders finds it"}
        error={faults.includes("email") ? emailFaultText(shown.email) : undefined}
        {...control("email")}
      />
      {fields.includes("phone") && (
        <Field
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={MOST_DETAIL_LETTERS.phone}
          hint={SO_THAT}
          error={faults.includes("phone") ? PHONE_FAULT : undefined}
          {...control("phone")}
        />
      )}
      {fields.includes("recipient") && (
        <Field
          label="Who is it for?"
          autoComplete="off"
          maxLength={MOST_DETAIL_LETTERS.recipient}
          hint="Leave it empty if it is for you."
          {...control("recipient")}
        />
      )}
    </>
  );
};

/** One line, until somebody has something to say, or must. */
export const DetailsFold = ({ details }: { readonly details: Details }) => {
  const [isOpen, setOpen] = useState(details.needsPhone || details.faults.length > 0);
  const known = knownAs(details.typed);
  return (
    <Fold
      title={known ? <Known as={known} isOpen={isOpen} /> : asked(details)}
      className={styles.details}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onBlur={details.leave}
    >
      {isOpen && <Fields details={details} />}
    </Fold>
  );
};
