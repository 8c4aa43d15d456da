import { useState } from "react";
import type { Customer } from "#core/customers/customer.ts";
import type { UpdateCustomerRefusal } from "#core/customers/update-customer.ts";
import { CustomerFields } from "#ui/admin/customers/customer-fields.tsx";
import { EditForm } from "#ui/admin/lists/edit-form.tsx";
import { useUpdateCustomer } from "#ui/shared/queries/customers.ts";

interface EditCustomerFormProps {
  readonly customer: Customer;
  readonly onDone: () => void;
}

const inWords = ({ name, email, phone }: Customer): string =>
  [name, email, phone].filter((text) => text !== "").join(", ");

export const EditCustomerForm = ({ customer, onDone }: EditCustomerFormProps) => {
  const update = useUpdateCustomer();
  const [before, setBefore] = useState(customer);
  const [refusal, setRefusal] = useState<UpdateCustomerRefusal>();

  const save = (typed: (name: string) => string): void =>
    update.mutate(
      { name: typed("name"), email: typed("email"), phone: typed("phone"), before },
      {
        onSuccess: (answer) => {
          if (answer.ok || answer.refusal.kind === "customer-gone") return onDone();
          setRefusal(answer.refusal);
          if (answer.refusal.kind === "customer-changed") setBefore(answer.refusal.stored);
        },
      },
    );

  return (
    <EditForm
      title={`Edit ${customer.name}`}
      loss="changes to a customer"
      storedNow={before === customer ? null : inWords(before)}
      onSave={save}
      onCancel={onDone}
    >
      <CustomerFields refusal={refusal} customer={customer} />
    </EditForm>
  );
};
