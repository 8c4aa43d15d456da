import { useState } from "react";
import { type Customer, customerText } from "#core/customers/customer.ts";
import { isFoundBy } from "#core/shared/word-search.ts";
import { AddCustomerForm } from "#ui/admin/customers/add-customer-form.tsx";
import { ExistingCustomers } from "#ui/admin/customers/existing-customers.tsx";
import { UnlistedPerson } from "#ui/admin/customers/unlisted-person.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

export const CustomersPage = () => {
  const [search, setSearch] = useState("");
  const [added, setAdded] = useState<string>();

  const show = (customer: Customer): void => {
    setAdded(customer.id);
    if (!isFoundBy(search)(customerText(customer))) setSearch("");
  };

  return (
    <Page title="Admin Customers" heading="Customer Management">
      <p>Add, view, and manage your customers.</p>
      <AddCustomerForm onAdded={show} />
      <ExistingCustomers
        search={search}
        onSearch={(text) => {
          setSearch(text);
          setAdded(undefined);
        }}
        onSorted={() => setAdded(undefined)}
        added={added}
      />
      <UnlistedPerson />
    </Page>
  );
};
