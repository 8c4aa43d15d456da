import { itemsLeft } from "#core/orders/given-packs.ts";
import { asCalledNow } from "#core/orders/item-names.ts";
import { statusInWords } from "#core/orders/lacks-address.ts";
import type { Order } from "#core/orders/order.ts";
import { methodsOf } from "#core/orders/order-methods.ts";
import { isOwed } from "#core/orders/order-money.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import { isGivenUp } from "#core/orders/status-sets.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { ShortDueDays } from "#ui/admin/orders/due-days.tsx";
import styles from "#ui/admin/orders/orders.module.css";
import { formatDay } from "#ui/shared/dates.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { OrderStatusChip } from "#ui/shared/orders/order-status-chip.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

const HOW: Readonly<Record<DeliveryMethod, string>> = {
  delivery: "Delivery",
  collection: "Collection",
};

const howOf = (order: Order): string => {
  const [first, second] = methodsOf(order);
  return second ? "Both" : HOW[first ?? "delivery"];
};

/** What needs nothing more recedes. */
const isSettled = (order: Order): boolean => order.status === "Completed" || isGivenUp(order);

const Packs = ({ order }: { readonly order: Order }) => {
  const { eggs } = useFarm();
  const items = isGivenUp(order) ? order.items : itemsLeft(order);
  return (
    <span className={styles.packs}>{asCalledNow(items, eggs).map(packsInWords).join(", ")}</span>
  );
};

const whoIn = ({ customerName, recipient }: Order): string =>
  [customerName, recipient && `for ${recipient}`].filter(Boolean).join(" ");

export const OrderHead = ({ order }: { readonly order: Order }) => (
  <>
    <strong className={styles.id}>{order.id ? <OrderNumber id={order.id} /> : "No id"}</strong>{" "}
    <span className={styles.placed}>{formatDay(order.date, "do MMM yyyy")}</span>{" "}
    <ShortDueDays order={order} className={styles.due} />{" "}
    <span className={styles.who}>
      <span className={styles.name}>{whoIn(order)}</span>{" "}
      <span>{order.customerEmail || "No email"}</span>
    </span>{" "}
    <Packs order={order} /> <span className={styles.how}>{howOf(order)}</span>{" "}
    <span className={styles.total}>
      <span>{formatGbp(order.total)}</span> {isOwed(order) && <small>to pay</small>}
    </span>{" "}
    <span className={styles.status} data-settled={isSettled(order) || undefined}>
      <OrderStatusChip status={order.status} words={statusInWords(order)} />
    </span>
  </>
);

const COLUMNS = [
  ["Order", styles.id],
  ["Placed", styles.placed],
  ["For", styles.due],
  ["Customer", styles.who],
  ["Packs", styles.packs],
  ["How", styles.how],
  ["Total", styles.total],
  ["Status", styles.status],
] as const;

export const ColumnHeads = () => (
  <p className={styles.heads} aria-hidden="true">
    {COLUMNS.map(([title, column]) => (
      <span key={title} className={column}>
        {title}
      </span>
    ))}
  </p>
);
