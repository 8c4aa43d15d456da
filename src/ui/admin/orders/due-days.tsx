import { dueInWords } from "#core/orders/due-in-words.ts";
import type { Order } from "#core/orders/order.ts";
import styles from "#ui/admin/orders/due-days.module.css";
import { useApp } from "#ui/shared/app-context.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

interface DueDaysProps {
  readonly order: Order;
  readonly className?: string | undefined;
}

/** "for Saturday 28 November, overdue". */
export const DueDays = ({ order, className = "" }: DueDaysProps) => {
  const { visitor } = useApp();
  const due = dueInWords(order, visitor.now(), useFarm());
  return (
    due && (
      <span className={`${styles.due} ${className}`} data-overdue={due.isOverdue}>
        for {due.words}
      </span>
    )
  );
};
