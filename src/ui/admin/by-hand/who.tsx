import { useRef, useState } from "react";
import { asTyped } from "#core/by-hand/typed-address.ts";
import type { Customer } from "#core/customers/customer.ts";
import { FoundCustomers } from "#ui/admin/by-hand/found-customers.tsx";
import styles from "#ui/admin/by-hand/new-order.module.css";
import { FAULTS } from "#ui/admin/by-hand/new-order-texts.ts";
import { useLastAddress } from "#ui/admin/by-hand/queries.ts";
import type { NewOrderField, TypedNewOrder } from "#ui/admin/by-hand/typed-new-order.ts";
import type { NewOrderForm } from "#ui/admin/by-hand/use-new-order.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { emailFaultText } from "#ui/shared/parts/email-faults.ts";
import { EmailField } from "#ui/shared/parts/email-field.tsx";
import { Field, TextArea } from "#ui/shared/parts/field.tsx";
import segmentStyles from "#ui/shared/parts/segments.module.css";
import { useSetting } from "#ui/shared/setting.ts";

const METHODS = ["collection", "delivery"] as const;

type TextKey = "name" | "phone" | "email" | "postcode" | "note" | "lines";

const fieldOf = ({ typed, faults, change }: NewOrderForm, key: TextKey, field: NewOrderField) => ({
  autoComplete: "off",
  value: typed[key],
  error: faults.includes(field) ? FAULTS[field] : undefined,
  onChange: ({ target }: { readonly target: { readonly value: string } }) =>
    change({ [key]: target.value } satisfies Partial<TypedNewOrder>),
});

const Mail = ({ form: { typed, change } }: { readonly form: NewOrderForm }) => {
  const { sendsMail } = useSetting();
  if (!sendsMail || typed.email.trim() === "") return null;
  return (
    <label>
      <input
        type="checkbox"
        checked={typed.sendsMail}
        onChange={({ target }) => change({ sendsMail: target.checked })}
      />
      Send the mail
    </label>
  );
};

const Address = ({ form }: { readonly form: NewOrderForm }) => (
  <>
    <TextArea
      {...fieldOf(form, "lines", "address")}
      label="Address (optional)"
      rows={3}
      hint="A line for each line of the letter."
    />
    <div className={styles.short}>
      <Field {...fieldOf(form, "postcode", "address")} error={undefined} label="Postcode" />
    </div>
  </>
);

export const Who = ({ form }: { readonly form: NewOrderForm }) => {
  const { typed, change } = form;
  const [chosen, setChosen] = useState<Customer | null>(null);
  const phoneRef = useRef<HTMLDivElement>(null);
  const lastAddress = useLastAddress();

  const choose = (customer: Customer): void => {
    const { name, phone, email } = customer;
    setChosen(customer);
    change({ name, phone, email });
    phoneRef.current?.querySelector("input")?.focus();
    void lastAddress(email)
      .then((address) => address && change(asTyped(address)))
      // Ignored: without it the address is typed.
      .catch(() => undefined);
  };

  return (
    <section aria-labelledby="new-order-who" className={styles.section}>
      <h2 id="new-order-who">Who</h2>
      <Field {...fieldOf(form, "name", "name")} label="Name" />
      <FoundCustomers typed={chosen?.name === typed.name ? "" : typed.name} onChoose={choose} />
      <div className={styles.pairs} ref={phoneRef}>
        <Field {...fieldOf(form, "phone", "phone")} label="Phone (optional)" type="tel" />
        <EmailField
          {...fieldOf(form, "email", "email")}
          label="Email (optional)"
          error={form.faults.includes("email") ? emailFaultText(typed.email) : undefined}
        />
      </div>
      <Mail form={form} />
      <fieldset className={styles.ways}>
        <legend>How</legend>
        <div className={segmentStyles.segments}>
          {METHODS.map((method) => (
            <label key={method}>
              <input
                type="radio"
                name="new-order-method"
                checked={typed.method === method}
                onChange={() => change({ method, day: "", isDayAnyway: false })}
              />
              <span>{DELIVERY_NAMES[method]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {typed.method === "delivery" && <Address form={form} />}
      <TextArea {...fieldOf(form, "note", "note")} label="Note (optional)" rows={2} />
    </section>
  );
};
