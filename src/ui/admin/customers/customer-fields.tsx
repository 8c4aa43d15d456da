import type { Customer } from "#core/customers/customer.ts";
import type { UpdateCustomerRefusal } from "#core/customers/update-customer.ts";
import styles from "#ui/admin/admin.module.css";
import { Field } from "#ui/shared/parts/field.tsx";

type Errors = Partial<Record<"name" | "email" | "phone", string>>;

const errorsOf = (refusal: UpdateCustomerRefusal | undefined): Errors => {
  switch (refusal?.kind) {
    case "invalid-email":
      return { email: "This is no email address." };
    case "invalid-phone":
      return { phone: "This is no phone number." };
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

interface CustomerFieldsProps {
  readonly refusal: UpdateCustomerRefusal | undefined;
  /** What they begin with. */
  readonly customer?: Customer;
}

/** What is known of a customer, to be typed. */
export const CustomerFields = ({ refusal, customer }: CustomerFieldsProps) => {
  const errors = errorsOf(refusal);
  const shared = { autoComplete: "off" } as const;
  return (
    <div className={styles.formRow}>
      <Field
        {...shared}
        label="Name"
        name="name"
        defaultValue={customer?.name}
        error={errors.name}
      />
      <Field
        {...shared}
        label="Email"
        name="email"
        type="email"
        defaultValue={customer?.email}
        error={errors.email}
      />
      <Field
        {...shared}
        label="Phone (optional)"
        name="phone"
        type="tel"
        defaultValue={customer?.phone}
        error={errors.phone}
      />
    </div>
  );
};
