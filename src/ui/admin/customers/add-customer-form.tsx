import { type FormEvent, useId, useState } from "react";
import type { AddCustomerRefusal, Customer } from "#core/customers/customer.ts";
import styles from "#ui/admin/admin.module.css";
import { CustomerFields } from "#ui/admin/customers/customer-fields.tsx";
import { useHalfTyped } from "#ui/admin/editing/use-half-typed.ts";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { useAddCustomer } from "#ui/shared/queries/customers.ts";

export const AddCustomerForm = ({
  onAdded,
}: {
  readonly onAdded: (customer: Customer) => void;
}) => {
  const titleId = useId();
  const add = useAddCustomer();
  const guarded = useHalfTyped({ name: "customer", what: "a half-typed customer" });
  const [refusal, setRefusal] = useState<AddCustomerRefusal>();

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
      <CustomerFields refusal={refusal} />
      <SubmitButton sent={[add]}>Add Customer</SubmitButton>
    </form>
  );
};
