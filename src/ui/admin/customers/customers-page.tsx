import { useState } from "react";
import { type Customer, type CustomerSort, findsCustomer } from "#core/customers/customer.ts";
import { AddCustomerForm } from "#ui/admin/customers/add-customer-form.tsx";
import styles from "#ui/admin/customers/customers.module.css";
import { CustomersHead } from "#ui/admin/customers/customers-head.tsx";
import { ExistingCustomers } from "#ui/admin/customers/existing-customers.tsx";
import { usePrintedCustomers } from "#ui/admin/customers/printed-customers.tsx";
import { UnlistedPerson } from "#ui/admin/customers/unlisted-person.tsx";
import { FoldButton, useFormFold } from "#ui/admin/editing/form-fold.tsx";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import paperStyles from "#ui/admin/lists/paper.module.css";

export interface CustomersPageProps {
  readonly sought?: string;
}

export const CustomersPage = ({ sought }: CustomersPageProps) => {
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<CustomerSort | null>(null);
  const [added, setAdded] = useState(sought);
  const fold = useFormFold();
  const question = { text: search, sort };
  const { printed, print } = usePrintedCustomers(question);

  const show = (customer: Customer): void => {
    setAdded(customer.id);
    if (!findsCustomer(search)(customer)) setSearch("");
  };

  return (
    <AdminPage
      title="Admin Customers"
      heading="Customer Management"
      className={paperStyles.printed}
      beside={
        <CustomersHead
          question={question}
          onPrint={print}
          opener={
            <FoldButton fold={fold} variant="default">
              Add New Customer
            </FoldButton>
          }
        />
      }
    >
      <p className={styles.about}>Add, view, and manage your customers.</p>
      <div className={styles.people}>
        <AddCustomerForm fold={fold} onAdded={show} />
        <ExistingCustomers
          question={question}
          printed={printed}
          onSearch={(text) => {
            setSearch(text);
            setAdded(undefined);
          }}
          onSort={(turned) => {
            setSort(turned);
            setAdded(undefined);
          }}
          added={added}
        />
        <UnlistedPerson />
      </div>
    </AdminPage>
  );
};
