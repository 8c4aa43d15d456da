import { useCallback } from "react";
import { dueInWords } from "#core/orders/due-in-words.ts";
import { dueUntil } from "#core/orders/due-until.ts";
import type { Order } from "#core/orders/order.ts";
import styles from "#ui/admin/orders/due-days.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useByNow } from "#ui/shared/queries/use-now.ts";

interface DueDaysProps {
  readonly order: Order;
}

export const DueDays = ({ order }: DueDaysProps) => {
  const farm = useFarm();
  const dueAt = useCallback(
    (now: string) => ({ due: dueInWords(order, now, farm), until: dueUntil(order, now, farm) }),
    [order, farm],
  );
  const { due } = useByNow(dueAt);
  return (
    due && <span className={styles.due} data-overdue={due.isOverdue}>{`for ${due.words}`}</span>
  );
};
