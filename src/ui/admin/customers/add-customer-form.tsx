import { type FormEvent, useId, useState } from "react";
import type { AddCustomerRefusal, Customer } from "#core/customers/customer.ts";
import styles from "#ui/admin/admin.module.css";
import { useHalfTyped } from "#ui/admin/editing/use-half-typed.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { useAddCustomer } from "#ui/shared/queries/customers.ts";

const errorsOf = (refusal: AddCustomerRefusal | undefined): { name?: string; email?: string } => {
  if (!refusal) return {};
  if (refusal.kind === "invalid-email") return { email: "This is no email address." };
  if (refusal.kind === "duplicate-email") return { email: "This email belongs to a customer." };
  return Object.fromEntries(refusal.fields.map((field) => [field, `Please enter the ${field}.`]));
};

export const AddCustomerForm = ({
  onAdded,
}: {
  readonly onAdded: (customer: Customer) => void;
}) => {
  const titleId = useId();
  const add = useAddCustomer();
  const guarded = useHalfTyped("a half-typed customer");
  const [refusal, setRefusal] = useState<AddCustomerRefusal>();
  const errors = errorsOf(refusal);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const typed = (name: string): string => String(fields.get(name));
    add.mutate(
      { name: typed("name"), email: typed("email"), phone: typed("phone") },
      {
        onSuccess: (answer) => {
          setRefusal(answer.ok ? undefined : answer.refusal);
          if (!answer.ok) return;
          form.reset();
          onAdded(answer.value);
        },
      },
    );
  };

  return (
    <form
      ref={guarded}
      noValidate
      onSubmit={submit}
      aria-labelledby={titleId}
      className={styles.adminCard}
    >
      <h2 id={titleId}>Add New Customer</h2>
      <div className={styles.formRow}>
        <Field label="Name" name="name" autoComplete="off" error={errors.name} />
        <Field label="Email" name="email" type="email" autoComplete="off" error={errors.email} />
        <Field label="Phone (optional)" name="phone" type="tel" autoComplete="off" />
      </div>
      <SubmitButton>Add Customer</SubmitButton>
    </form>
  );
};
