import type { Customer, CustomerSort } from "#core/customers/customer.ts";
import { CustomerActions } from "#ui/admin/customers/customer-actions.tsx";
import type { Column } from "#ui/admin/lists/columns.ts";

interface OfRow {
  readonly onEdit: (customer: Customer) => void;
  readonly onErase: (customer: Customer) => void;
}

export const customerColumns = ({
  onEdit,
  onErase,
}: OfRow): readonly Column<Customer, CustomerSort["column"] | "actions">[] => [
  {
    key: "name",
    title: "Name",
    width: "20%",
    isSortable: true,
    cell: ({ name }) => name,
  },
  {
    key: "email",
    title: "Email",
    stacked: "bare",
    isSortable: true,
    cell: ({ email }) => email,
  },
  {
    key: "phone",
    title: "Phone",
    width: "7.5rem",
    stacked: "aside",
    isSortable: true,
    cell: ({ phone }) => phone || "N/A",
  },
  {
    key: "actions",
    title: "Actions",
    width: "13.5rem",
    stacked: "line",
    cell: (customer) => (
      <CustomerActions
        customer={customer}
        onEdit={() => onEdit(customer)}
        onErase={() => onErase(customer)}
      />
    ),
  },
];
