import { useId, useState } from "react";
import type { Customer, CustomerSort } from "#core/customers/customer.ts";
import styles from "#ui/admin/admin.module.css";
import { customerColumns } from "#ui/admin/customers/customer-columns.tsx";
import { EDIT_CUSTOMER, EditCustomerForm } from "#ui/admin/customers/edit-customer-form.tsx";
import { RestOnPaper, usePrintedCustomers } from "#ui/admin/customers/printed-customers.tsx";
import { useAllCustomers, useCustomers } from "#ui/admin/customers/queries.ts";
import { useErasing } from "#ui/admin/customers/use-erasing.tsx";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import listsStyles from "#ui/admin/lists/lists.module.css";
import paperStyles from "#ui/admin/lists/paper.module.css";
import { useRowEdit } from "#ui/admin/lists/use-row-edit.ts";
import { VirtualTable } from "#ui/admin/lists/virtual-table.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";

const turned = (sort: CustomerSort | null, column: CustomerSort["column"]): CustomerSort => ({
  column,
  direction: sort?.column === column && sort.direction === "ascending" ? "descending" : "ascending",
});

const rowsOf = (customers: readonly Customer[]) =>
  customers.map(({ name, email, phone }) => ({ Name: name, Email: email, Phone: phone }));

const filtersOf = (search: string): readonly string[] =>
  search.trim() === "" ? [] : [`matching ${search.trim()}`];

interface ExistingCustomersProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly onSorted: () => void;
  readonly added: string | undefined;
}

export const ExistingCustomers = ({
  search,
  onSearch,
  onSorted,
  added,
}: ExistingCustomersProps) => {
  const titleId = useId();
  const editing = useRowEdit<Customer>(EDIT_CUSTOMER);
  const [erase, question] = useErasing();
  const [sort, setSort] = useState<CustomerSort | null>(null);
  const sortBy = (column: CustomerSort["column"]): void => {
    setSort(turned(sort, column));
    onSorted();
  };
  const customers = useCustomers({ text: search, sort });
  const allCustomers = useAllCustomers();
  const { printed, print } = usePrintedCustomers({ text: search, sort });

  return (
    <section ref={editing.ref} aria-labelledby={titleId} className={styles.adminCard}>
      <div className={listsStyles.listHead}>
        <div>
          <h2 id={titleId}>Existing Customers</h2>
          <p role="status">{customers && `${customers.total} customer(s) found.`}</p>
        </div>
        <Field
          label="Search customers"
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        <Button variant="secondary" className={paperStyles.print} onClick={print}>
          Print
        </Button>
        <CsvButton
          fileName="customers"
          filters={filtersOf(search)}
          rows={async (onProgress) =>
            rowsOf(await allCustomers({ text: search, sort }, onProgress))
          }
        />
      </div>
      {editing.edited && (
        <EditCustomerForm key={editing.edited.id} customer={editing.edited} onDone={editing.done} />
      )}
      {printed === null && <RestOnPaper customers={customers} />}
      {!customers && <Loading what="your customers" count={2} />}
      {customers?.total === 0 && (
        <p>{search.trim() === "" ? "No customers yet." : "No customer matches your search."}</p>
      )}
      {customers && customers.total > 0 && (
        <VirtualTable
          caption="Customers"
          rows={printed ?? customers.items}
          total={customers.total}
          onMore={customers.more}
          keyOf={(customer) => customer.id}
          reveal={added}
          sort={sort && { key: sort.column, direction: sort.direction }}
          onSort={(key) => key !== "actions" && sortBy(key)}
          columns={customerColumns({
            onEdit: editing.edit,
            onErase: ({ email }) => erase(email),
          })}
        />
      )}
      {question}
    </section>
  );
};
