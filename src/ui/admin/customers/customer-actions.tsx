import type { Customer } from "#core/customers/customer.ts";
import styles from "#ui/admin/customers/customers.module.css";
import { ExportButton } from "#ui/admin/customers/export-button.tsx";
import { useRemoveCustomer } from "#ui/admin/customers/queries.ts";
import { EditButton } from "#ui/admin/lists/edit-button.tsx";
import { focusTable } from "#ui/admin/lists/focus-table.ts";
import { Icon } from "#ui/shared/parts/icon.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

interface CustomerActionsProps {
  readonly customer: Customer;
  readonly onEdit: () => void;
  readonly onErase: () => void;
}

/** The row leaves with its customer, so the focus moves to the table first. */
export const CustomerActions = ({
  customer: { id, name, email },
  onEdit,
  onErase,
}: CustomerActionsProps) => {
  const remove = useRemoveCustomer();
  return (
    <div className={styles.customerActions}>
      <EditButton what={`Edit ${name}`} onEdit={onEdit} />
      <ExportButton email={email} variant="ghost" size="sm" />
      <SavingButton
        variant="ghost"
        size="sm"
        aria-label={`Erase ${email}…`}
        onClick={(event) => {
          focusTable(event.currentTarget);
          onErase();
        }}
      >
        Erase…
      </SavingButton>
      <SavingButton
        variant="ghost"
        size="icon"
        sent={[remove]}
        aria-label={`Delete ${name}`}
        title={`Delete ${name}`}
        onClick={(event) => {
          focusTable(event.currentTarget);
          remove.mutate(id);
        }}
      >
        <Icon shape="M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13M10 11v6m4-6v6" size={22} />
      </SavingButton>
    </div>
  );
};
