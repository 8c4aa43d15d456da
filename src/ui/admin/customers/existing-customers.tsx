import { useId } from "react";
import type { Customer, CustomerSort } from "#core/customers/customer.ts";
import { customerColumns } from "#ui/admin/customers/customer-columns.tsx";
import styles from "#ui/admin/customers/customers.module.css";
import { EDIT_CUSTOMER, EditCustomerForm } from "#ui/admin/customers/edit-customer-form.tsx";
import { RestOnPaper } from "#ui/admin/customers/printed-customers.tsx";
import { type CustomerQuestion, useCustomers } from "#ui/admin/customers/queries.ts";
import { useErasing } from "#ui/admin/customers/use-erasing.tsx";
import { SearchField } from "#ui/admin/lists/search-field.tsx";
import { useRowEdit } from "#ui/admin/lists/use-row-edit.ts";
import { VirtualTable } from "#ui/admin/lists/virtual-table.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";

const turned = (sort: CustomerSort | null, column: CustomerSort["column"]): CustomerSort => ({
  column,
  direction: sort?.column === column && sort.direction === "ascending" ? "descending" : "ascending",
});

interface ExistingCustomersProps {
  readonly question: CustomerQuestion;
  /** All of them, while they are printed. */
  readonly printed: readonly Customer[] | null;
  readonly onSearch: (text: string) => void;
  readonly onSort: (sort: CustomerSort) => void;
  readonly added: string | undefined;
}

export const ExistingCustomers = ({
  question,
  printed,
  onSearch,
  onSort,
  added,
}: ExistingCustomersProps) => {
  const titleId = useId();
  const editing = useRowEdit<Customer>(EDIT_CUSTOMER);
  const [erase, ending] = useErasing();
  const { text: search, sort } = question;
  const customers = useCustomers(question);

  return (
    <section ref={editing.ref} aria-labelledby={titleId} className={styles.list}>
      <div className={styles.listHead}>
        <h2 id={titleId}>Existing Customers</h2>
        <p role="status">{customers && `${customers.total} customer(s) found.`}</p>
        <SearchField label="Search customers" value={search} onType={onSearch} />
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
          onSort={(key) => key !== "actions" && onSort(turned(sort, key))}
          columns={customerColumns({
            onEdit: editing.edit,
            onErase: ({ email }) => erase(email),
          })}
        />
      )}
      {ending}
    </section>
  );
};
