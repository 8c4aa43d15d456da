import type { Customer } from "#core/customers/customer.ts";
import { decodedAddress } from "#core/customers/decoded-domain.ts";
import type { UpdateCustomerRefusal } from "#core/customers/update-customer.ts";
import styles from "#ui/admin/admin.module.css";
import type { Typed } from "#ui/shared/forms/typed.ts";
import { EMAIL_FAULTS } from "#ui/shared/parts/email-faults.ts";
import { EmailField } from "#ui/shared/parts/email-field.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { PHONE_FAULT } from "#ui/shared/parts/phone-fault.ts";

type Errors = Partial<Record<"name" | "email" | "phone", string>>;

const errorsOf = (refusal: UpdateCustomerRefusal | undefined): Errors => {
  switch (refusal?.kind) {
    case "invalid-email":
      return { email: EMAIL_FAULTS[refusal.why] };
    case "invalid-phone":
      return { phone: PHONE_FAULT };
    case "duplicate-email":
      return { email: "This email belongs to a customer." };
    case "missing-information":
      return Object.fromEntries(
        refusal.fields.map((field) => [field, `Please enter the ${field}.`]),
      );
    default:
      return {};
  }
};

const FIELDS = [
  { label: "Name", name: "name" },
  { label: "Email", name: "email" },
  { label: "Phone (optional)", name: "phone", type: "tel" },
] as const;

interface CustomerFieldsProps {
  readonly refusal: UpdateCustomerRefusal | undefined;
  readonly customer?: Customer;
}

export const CustomerFields = ({ refusal, customer }: CustomerFieldsProps) => {
  const errors = errorsOf(refusal);
  return (
    <div className={styles.formRow}>
      {FIELDS.map((field) => {
        const Part = field.name === "email" ? EmailField : Field;
        return (
          <Part
            key={field.name}
            {...field}
            autoComplete="off"
            defaultValue={customer?.[field.name]}
            error={errors[field.name]}
          />
        );
      })}
    </div>
  );
};

export const customerIn = (typed: Typed) => ({
  name: typed("name"),
  email: decodedAddress(typed("email")),
  phone: typed("phone"),
});
