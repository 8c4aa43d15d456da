import { useState } from "react";
import { type Customer, findsCustomer } from "#core/customers/customer.ts";
import { AddCustomerForm } from "#ui/admin/customers/add-customer-form.tsx";
import { ExistingCustomers } from "#ui/admin/customers/existing-customers.tsx";
import { UnlistedPerson } from "#ui/admin/customers/unlisted-person.tsx";
import { ForTheAccountant } from "#ui/admin/export/for-the-accountant.tsx";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { Page } from "#ui/shared/parts/page.tsx";

export interface CustomersPageProps {
  readonly sought?: string;
}

export const CustomersPage = ({ sought }: CustomersPageProps) => {
  const [search, setSearch] = useState("");
  const [added, setAdded] = useState(sought);

  const show = (customer: Customer): void => {
    setAdded(customer.id);
    if (!findsCustomer(search)(customer)) setSearch("");
  };

  return (
    <Page title="Admin Customers" heading="Customer Management" className={paperStyles.printed}>
      <p>Add, view, and manage your customers.</p>
      <ForTheAccountant />
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
