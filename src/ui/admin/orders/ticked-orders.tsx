import { useLayoutEffect, useRef } from "react";
import {
  OWNER_STATUSES,
  type OwnerStatus,
  STATUSES_IN_ONE_BROWSER,
} from "#core/orders/order-status.ts";
import styles from "#ui/admin/orders/ticked-orders.module.css";
import { Button } from "#ui/shared/parts/button.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

interface TickedOrdersProps {
  readonly count: number;
  readonly onMark: (status: OwnerStatus) => void;
  readonly onUntick: () => void;
}

export const TickedOrders = ({ count, onMark, onUntick }: TickedOrdersProps) => {
  const ref = useRef<HTMLFieldSetElement>(null);
  const { isShared } = useSetting();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--foot", `${ref.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty("--foot");
  }, []);
  return (
    <fieldset ref={ref} className={styles.bar} aria-label="Ticked orders">
      <strong>{count === 1 ? "1 order ticked" : `${count} orders ticked`}</strong>
      {(isShared ? OWNER_STATUSES : STATUSES_IN_ONE_BROWSER).map((status) => (
        <SavingButton
          key={status}
          variant="secondary"
          size="sm"
          onClick={() => onMark(status)}
        >{`Mark ${count} as ${status}`}</SavingButton>
      ))}
      <Button variant="ghost" size="sm" onClick={onUntick}>
        Untick all
      </Button>
    </fieldset>
  );
};
