import { bestBeforeWords } from "#core/orders/best-before-words.ts";
import { asSold } from "#core/orders/item-names.ts";
import { type Order, type OrderItem, shortId } from "#core/orders/order.ts";
import { sumOf } from "#core/shared/sum.ts";
import { deliveryNameOf } from "#ui/shared/delivery-names.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { MoneyLines } from "#ui/shared/orders/money-lines.tsx";
import styles from "#ui/shared/orders/order-items.module.css";
import { Table } from "#ui/shared/parts/table.tsx";
import totalStyles from "#ui/shared/parts/total.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";

const ItemName = ({ item }: { readonly item: OrderItem }) => (
  <>
    <span>{item.name}</span> <span className={styles.pack}>{`(${item.packSize} pack)`}</span>
    <small>{deliveryNameOf(item.deliveryMethod)}</small>
  </>
);

const Packs = ({ item }: { readonly item: OrderItem }) => {
  const given = sumOf(Object.values(item.givenBack ?? {}), (packs) => packs);
  return (
    <>
      <span>{item.quantity}</span>
      {given > 0 && <small>{` ${given} given back`}</small>}
    </>
  );
};

const COLUMNS = [
  { title: "Item", cell: (item: OrderItem) => <ItemName item={item} /> },
  { title: "Packs", cell: (item: OrderItem) => <Packs item={item} />, isFigure: true },
  { title: "Each", cell: (item: OrderItem) => formatGbp(item.price), isFigure: true },
];

interface OrderItemsProps {
  readonly order: Order;
  /** Whether the total stands elsewhere. */
  readonly isTotalAbove?: boolean;
}

export const OrderItems = ({ order, isTotalAbove = false }: OrderItemsProps) => {
  const { eggs } = useFarm();
  const dates = bestBeforeWords(order, eggs);
  return (
    <div className={styles.orderItems}>
      <Table
        caption={`Items of order ${shortId(order)}`}
        columns={COLUMNS}
        rows={asSold(order.items, eggs)}
        keyOf={(item) => `${item.id} ${item.deliveryMethod} ${item.price}`}
      />
      {!isTotalAbove && (
        <p className={totalStyles.total}>
          <span>Total</span> <output>{formatGbp(order.total)}</output>
        </p>
      )}
      <MoneyLines order={order} />
      {dates && <p>{dates}</p>}
    </div>
  );
};
