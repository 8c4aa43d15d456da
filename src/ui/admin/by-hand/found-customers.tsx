import type { Customer } from "#core/customers/customer.ts";
import styles from "#ui/admin/by-hand/new-order.module.css";
import { useFoundCustomers } from "#ui/admin/by-hand/queries.ts";
import { Button } from "#ui/shared/parts/button.tsx";

interface FoundCustomersProps {
  readonly typed: string;
  readonly onChoose: (customer: Customer) => void;
}

export const FoundCustomers = ({ typed, onChoose }: FoundCustomersProps) => {
  const all = useFoundCustomers(typed);
  const found = typed === "" ? [] : all;
  return (
    <>
      <p role="status" className={styles.found}>
        {found.length > 0 &&
          (found.length === 1 ? "1 customer found:" : `${found.length} customers found:`)}
      </p>
      {found.length > 0 && (
        <ul className={styles.customers} aria-label="Customers found">
          {found.map((customer) => (
            <li key={customer.id}>
              <Button variant="secondary" size="sm" onClick={() => onChoose(customer)}>
                <strong>{customer.name}</strong> <small>{customer.phone || customer.email}</small>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
