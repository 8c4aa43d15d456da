import styles from "#ui/admin/by-hand/new-order.module.css";
import { FAULTS } from "#ui/admin/by-hand/new-order-texts.ts";
import type { NewOrderField } from "#ui/admin/by-hand/typed-new-order.ts";
import type { NewOrderForm } from "#ui/admin/by-hand/use-new-order.ts";

interface FaultProps {
  readonly field: NewOrderField;
  readonly form: Pick<NewOrderForm, "faults">;
}

export const Fault = ({ field, form }: FaultProps) =>
  form.faults.includes(field) && (
    <p tabIndex={-1} data-fault={field} className={styles.fault}>
      {FAULTS[field]}
    </p>
  );
