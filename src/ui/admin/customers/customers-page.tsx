import { AddCustomerForm } from "#ui/admin/customers/add-customer-form.tsx";
import { ExistingCustomers } from "#ui/admin/customers/existing-customers.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useCustomers } from "#ui/shared/queries/customers.ts";

export const CustomersPage = () => {
  const customers = useCustomers();
  return (
    <Page title="Admin Customers" heading="Customer Management">
      <p>Add, view, and manage your customers.</p>
      <AddCustomerForm />
      {customers ? (
        <ExistingCustomers customers={customers} />
      ) : (
        <Loading what="your customers" count={2} />
      )}
    </Page>
  );
};
