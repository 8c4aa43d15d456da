import { useState } from "react";
import { type Customer, searchCustomers } from "#core/customers/customer.ts";
import { AddCustomerForm } from "#ui/admin/customers/add-customer-form.tsx";
import { ExistingCustomers } from "#ui/admin/customers/existing-customers.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useCustomers } from "#ui/shared/queries/customers.ts";

export const CustomersPage = () => {
  const customers = useCustomers();
  const [search, setSearch] = useState("");
  const [added, setAdded] = useState<string>();

  const show = (customer: Customer): void => {
    setAdded(customer.id);
    if (searchCustomers([customer], search).length === 0) setSearch("");
  };

  return (
    <Page title="Admin Customers" heading="Customer Management">
      <p>Add, view, and manage your customers.</p>
      <AddCustomerForm onAdded={show} />
      {customers ? (
        <ExistingCustomers
          customers={customers}
          search={search}
          onSearch={setSearch}
          added={added}
        />
      ) : (
        <Loading what="your customers" count={2} />
      )}
    </Page>
  );
};
