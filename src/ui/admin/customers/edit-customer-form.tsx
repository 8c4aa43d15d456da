import type { Customer } from "#core/customers/customer.ts";
import { CustomerFields, customerIn } from "#ui/admin/customers/customer-fields.tsx";
import { useUpdateCustomer } from "#ui/admin/customers/queries.ts";
import { EditForm } from "#ui/admin/lists/edit-form.tsx";

export const EDIT_CUSTOMER = "edit customer";

interface EditCustomerFormProps {
  readonly customer: Customer;
  readonly onDone: () => void;
}

export const EditCustomerForm = ({ customer, onDone }: EditCustomerFormProps) => (
  <EditForm
    name={EDIT_CUSTOMER}
    title={`Edit ${customer.name}`}
    loss="changes to a customer"
    record={customer}
    command={useUpdateCustomer()}
    read={(typed, before) => ({ before, ...customerIn(typed) })}
    inWords={({ name, email, phone }) => [name, email, phone]}
    onDone={onDone}
  >
    {(refusal, before) => <CustomerFields refusal={refusal} customer={before} />}
  </EditForm>
);
