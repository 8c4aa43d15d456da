import type { Customer } from "#core/customers/customer.ts";
import { CustomerFields, customerIn } from "#ui/admin/customers/customer-fields.tsx";
import { useAddCustomer } from "#ui/admin/customers/queries.ts";
import type { FormFold } from "#ui/admin/editing/form-fold.tsx";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";

interface AddCustomerFormProps {
  readonly fold: FormFold;
  readonly onAdded: (customer: Customer) => void;
}

export const AddCustomerForm = ({ fold, onAdded }: AddCustomerFormProps) => (
  <RecordForm
    name="customer"
    title="Add New Customer"
    loss="a half-typed customer"
    submit="Add Customer"
    command={useAddCustomer()}
    read={customerIn}
    onSaved={onAdded}
    fold={fold}
  >
    {(refusal, button) => (
      <>
        <CustomerFields refusal={refusal} />
        {button}
      </>
    )}
  </RecordForm>
);
