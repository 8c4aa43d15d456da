import { useId, useState } from "react";
import {
  type Customer,
  type CustomerColumn,
  searchCustomers,
  sortCustomers,
} from "#core/customers/customer.ts";
import type { Direction } from "#ui/admin/lists/columns.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { focusTable, VirtualTable } from "#ui/admin/lists/virtual-table.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import { useRemoveCustomer } from "#ui/shared/queries/customers.ts";

interface Sort {
  readonly key: CustomerColumn;
  readonly direction: Direction;
}

const turned = (sort: Sort | null, key: CustomerColumn): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === "ascending" ? "descending" : "ascending",
});

const rowsOf = (customers: readonly Customer[]) =>
  customers.map(({ name, email, phone }) => ({ Name: name, Email: email, Phone: phone }));

interface ExistingCustomersProps {
  readonly customers: readonly Customer[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** The id of the one added last. */
  readonly added: string | undefined;
}

export const ExistingCustomers = ({
  customers,
  search,
  onSearch,
  added,
}: ExistingCustomersProps) => {
  const titleId = useId();
  const remove = useRemoveCustomer();
  const [sort, setSort] = useState<Sort | null>(null);
  const found = searchCustomers(customers, search);
  const shown = sort ? sortCustomers(found, sort.key, sort.direction) : found;

  return (
    <section aria-labelledby={titleId} className="admin-card">
      <div className="list-head">
        <div>
          <h2 id={titleId}>Existing Customers</h2>
          <p role="status">{found.length} customer(s) found.</p>
        </div>
        <Field
          label="Search customers"
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        <CsvButton fileName="customers" rows={() => rowsOf(shown)} />
      </div>
      {shown.length === 0 ? (
        <p>{customers.length === 0 ? "No customers yet." : "No customer matches your search."}</p>
      ) : (
        <VirtualTable
          caption="Customers"
          rows={shown}
          keyOf={(customer) => customer.id}
          reveal={added}
          sort={sort}
          onSort={(key) => key !== "actions" && setSort(turned(sort, key))}
          columns={[
            {
              key: "name",
              title: "Name",
              width: "27%",
              isSortable: true,
              cell: ({ name }) => name,
            },
            {
              key: "email",
              title: "Email",
              width: "44%",
              stacked: "line",
              isSortable: true,
              cell: ({ email }) => email,
            },
            {
              key: "phone",
              title: "Phone",
              stacked: "line",
              isSortable: true,
              cell: ({ phone }) => phone || "N/A",
            },
            {
              key: "actions",
              title: "Actions",
              width: "10%",
              cell: ({ id, name }) => (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Delete ${name}`}
                  title={`Delete ${name}`}
                  onClick={(event) => {
                    focusTable(event.currentTarget);
                    remove.mutate(id);
                  }}
                >
                  <Icon shape="M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13M10 11v6m4-6v6" size={22} />
                </Button>
              ),
            },
          ]}
        />
      )}
    </section>
  );
};
