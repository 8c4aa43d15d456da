import { useId } from "react";
import { isPending, type Order, type OrderItem, shortId } from "#core/orders/order.ts";
import { formatDay } from "#ui/shared/dates.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Table } from "#ui/shared/parts/table.tsx";
import { deliveryNameOf } from "#ui/storefront/delivery-names.ts";

const ItemName = ({ item }: { readonly item: OrderItem }) => (
  <>
    {item.name} <span className="pack">({item.packSize} pack)</span>
    <small>{deliveryNameOf(item.deliveryMethod)}</small>
  </>
);

const COLUMNS = [
  { title: "Item", cell: (item: OrderItem) => <ItemName item={item} /> },
  { title: "Packs", cell: (item: OrderItem) => item.quantity, isFigure: true },
  { title: "Each", cell: (item: OrderItem) => formatGbp(item.price), isFigure: true },
];

export const OrderCard = ({ order }: { readonly order: Order }) => {
  const headingId = useId();
  return (
    <article className="order-card" aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>Order {shortId(order)}</h2>
        <span className={isPending(order) ? "status status-pending" : "status status-done"}>
          {order.status}
        </span>
        <p>{formatDay(order.date, "do MMMM yyyy")}</p>
      </header>
      <Table
        caption={`Items of order ${shortId(order)}`}
        columns={COLUMNS}
        rows={order.items}
        keyOf={(item) => `${item.id} ${item.deliveryMethod}`}
      />
      <p className="total">
        <span>Total</span> <output>{formatGbp(order.total)}</output>
      </p>
    </article>
  );
};
