import { useCallback } from "react";
import { dueInShort, dueInWords } from "#core/orders/due-in-words.ts";
import { dueUntil } from "#core/orders/due-until.ts";
import type { Order } from "#core/orders/order.ts";
import styles from "#ui/admin/orders/due-days.module.css";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useByNow } from "#ui/shared/queries/use-now.ts";
import { spaced } from "#ui/shared/spaced.ts";

const useDue = (order: Order) => {
  const farm = useFarm();
  const dueAt = useCallback(
    (now: string) => ({
      due: dueInWords(order, now, farm),
      short: dueInShort(order, now, farm)?.words,
      until: dueUntil(order, now, farm),
    }),
    [order, farm],
  );
  return useByNow(dueAt);
};

interface DueDaysProps {
  readonly order: Order;
  readonly className?: string | undefined;
}

export const DueDays = ({ order, className }: DueDaysProps) => {
  const { due } = useDue(order);
  return (
    due && (
      <span
        className={spaced(styles.due, className)}
        data-overdue={due.isOverdue}
      >{`for ${due.words}`}</span>
    )
  );
};

/** Says the days in full to who hears them. */
export const ShortDueDays = ({ order, className }: DueDaysProps) => {
  const { due, short } = useDue(order);
  return (
    due && (
      <span className={spaced(styles.due, className)} data-overdue={due.isOverdue}>
        <span aria-hidden="true">{short}</span>
        <span className={visuallyHiddenStyles.visuallyHidden}>{`for ${due.words}`}</span>
      </span>
    )
  );
};
