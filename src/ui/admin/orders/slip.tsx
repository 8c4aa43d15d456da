import type { ReactNode } from "react";
import { addressLines } from "#core/orders/address.ts";
import { daysInWords } from "#core/orders/days-in-words.ts";
import { dueBy } from "#core/orders/fulfilment-day.ts";
import { itemsLeft } from "#core/orders/given-packs.ts";
import { methodsHere } from "#core/orders/halves.ts";
import { asCalledNow } from "#core/orders/item-names.ts";
import { type Order, type OrderItem, shortId } from "#core/orders/order.ts";
import { isCollected } from "#core/orders/order-methods.ts";
import { dueAtHandOver } from "#core/orders/order-money.ts";
import { packsInWords } from "#core/orders/packs-in-words.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { dayOf } from "#core/shared/day.ts";
import { OpenDispute } from "#ui/admin/orders/open-dispute.tsx";
import styles from "#ui/admin/orders/slip.module.css";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { PrintSheet } from "#ui/shared/parts/print-sheet.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

interface OfOrder {
  readonly order: Order;
}

interface WayProps {
  readonly title: string;
  readonly items: readonly OrderItem[];
  readonly children?: ReactNode;
}

const Way = ({ title, items, children }: WayProps) =>
  items.length > 0 && (
    <section>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={`${item.id} ${item.deliveryMethod}`}>{packsInWords(item)}</li>
        ))}
      </ul>
      {children}
    </section>
  );

const Slip = ({ order }: OfOrder) => {
  const [today, farm] = [useToday(), useFarm()];
  const items = asCalledNow(itemsLeft(order), farm.eggs);
  const placed = dayOf(order.date);
  return (
    <>
      <h1>Order {order.id ? <OrderNumber id={order.id} /> : <span>without an id</span>}</h1>
      <p>{`for ${daysInWords(order, (method) => dueBy(order, method, today, farm).day)}${placed ? `, placed ${writtenDay(placed)}` : ""}`}</p>
      <p>
        <strong>{order.recipient ?? order.customerName}</strong>
        <span>{` ${order.customerEmail} ${order.phone ?? ""}`}</span>
      </p>
      <Way title={DELIVERY_NAMES.delivery} items={items.filter((item) => !isCollected(item))}>
        {order.address && <address>{addressLines(order.address).join(", ")}</address>}
      </Way>
      <Way title={DELIVERY_NAMES.collection} items={items.filter(isCollected)} />
      {order.items.length === 0 && <p>Its items are not known.</p>}
      {methodsHere(order).length > 0 && <OpenDispute order={order} />}
      {order.note && <p>{`“${order.note}”`}</p>}
      {dueAtHandOver(order) > 0 && (
        <p>
          <strong>{`To pay: ${formatGbp(dueAtHandOver(order))}`}</strong>
        </p>
      )}
    </>
  );
};

export const PrintSlip = ({ order }: OfOrder) => (
  <PrintSheet label="Print slip" name={`Slip of order ${shortId(order)}`} look={styles.slip}>
    {() => <Slip order={order} />}
  </PrintSheet>
);
