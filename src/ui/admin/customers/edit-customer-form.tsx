import type { Customer } from "#core/customers/customer.ts";
import type { UpdateCustomerRefusal } from "#core/customers/update-customer.ts";
import { CustomerFields } from "#ui/admin/customers/customer-fields.tsx";
import { useEdit } from "#ui/admin/editing/use-edit.ts";
import { EditForm } from "#ui/admin/lists/edit-form.tsx";
import { useUpdateCustomer } from "#ui/shared/queries/customers.ts";

export const EDIT_CUSTOMER = "edit customer";

interface EditCustomerFormProps {
  readonly customer: Customer;
  readonly onDone: () => void;
}

const inWords = ({ name, email, phone }: Customer): string =>
  [name, email, phone].filter((text) => text !== "").join(", ");

export const EditCustomerForm = ({ customer, onDone }: EditCustomerFormProps) => {
  const update = useUpdateCustomer();
  const edit = useEdit<Customer, UpdateCustomerRefusal>(customer, onDone);

  const save = (typed: (name: string) => string): void =>
    update.mutate(
      {
        name: typed("name"),
        email: typed("email"),
        phone: typed("phone"),
        before: edit.before,
      },
      { onSuccess: edit.onAnswer },
    );

  return (
    <EditForm
      name={EDIT_CUSTOMER}
      row={edit.before}
      title={`Edit ${customer.name}`}
      loss="changes to a customer"
      storedNow={edit.storedNow && inWords(edit.storedNow)}
      sent={update}
      onSave={save}
      onCancel={onDone}
    >
      <CustomerFields refusal={edit.refusal} customer={customer} />
    </EditForm>
  );
};
