import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { dialled } from "#core/customers/phone.ts";
import { shortId } from "#core/orders/order.ts";
import type { LotPage } from "#core/recall/get-lot.ts";
import type { OrderOfLot } from "#core/recall/orders-of-moves.ts";
import { sumOf } from "#core/shared/sum.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/eggs/lot.module.css";
import { laidOn } from "#ui/admin/eggs/names.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { OrderNumber } from "#ui/shared/orders/order-number.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { Table } from "#ui/shared/parts/table.tsx";
import { spaced } from "#ui/shared/spaced.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const nameOf = ({ order }: OrderOfLot): string => order.customerName || order.customerEmail;

const rowOf = (one: OrderOfLot) => ({
  Day: one.day,
  Name: one.order.customerName ?? "",
  Phone: one.order.phone ?? "",
  Email: one.order.customerEmail,
  Eggs: one.eggs,
  Order: shortId(one.order),
  Status: one.order.status,
});

const Person = ({ one }: { readonly one: OrderOfLot }) => {
  const { phone } = one.order;
  return (
    <>
      <span>{nameOf(one)}</span> {phone && <a href={`tel:${dialled(phone)}`}>{phone}</a>}
    </>
  );
};

const OrdersTable = ({ orders }: { readonly orders: readonly OrderOfLot[] }) => (
  <Table
    caption="Orders with these eggs"
    rows={orders}
    keyOf={({ order }) => order.id}
    columns={[
      { title: "Name and phone", cell: (one) => <Person one={one} /> },
      {
        title: "Order",
        cell: ({ order, day }) => (
          <>
            <Link to={adminPaths.openOrder(order.id)}>
              <OrderNumber id={order.id} />
            </Link>{" "}
            <span>{`for ${laidOn(day)}`}</span>
          </>
        ),
      },
      { title: "Eggs", cell: ({ eggs }) => withCommas(eggs), isFigure: true },
    ]}
  />
);

export const LotOrders = ({ page: { lot, orders } }: { readonly page: LotPage }) => (
  <section
    className={spaced(adminStyles.adminCard, styles.lotSection)}
    aria-labelledby="lot-orders"
  >
    <div className={styles.lotHead}>
      <h2 id="lot-orders">Who had them</h2>
      {orders.length > 0 && (
        <>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
          <CsvButton fileName={`eggs-${lot.category}-${lot.laid}`} rows={() => orders.map(rowOf)} />
        </>
      )}
    </div>
    {orders.length === 0 ? (
      <p>None of these eggs have gone out with an order.</p>
    ) : (
      <>
        <p>{`${withCommas(sumOf(orders, ({ eggs }) => eggs))} eggs in ${orders.length} ${orders.length === 1 ? "order" : "orders"}.`}</p>
        <OrdersTable orders={orders} />
      </>
    )}
  </section>
);
