import { useId, useState } from "react";
import type { Order } from "#core/orders/order.ts";
import { STATUS_FILTERS, type StatusFilter, searchOrders } from "#core/orders/order-search.ts";
import { formatPounds } from "#core/shared/money.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { OrderList } from "#ui/admin/orders/order-list.tsx";
import { PackingList } from "#ui/admin/orders/packing-list.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { Later } from "#ui/shared/parts/later.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useOrders } from "#ui/shared/queries/orders.ts";
import "#ui/admin/lists/lists.css";
import "#ui/admin/orders/orders.css";

const itemText = ({ items }: Order): string =>
  items
    .map(
      (item) => `${item.quantity} x ${item.name} (${item.packSize} pack, ${item.deliveryMethod})`,
    )
    .join("; ");

const rowsOf = (orders: readonly Order[]) =>
  orders.map((order) => ({
    Id: order.id,
    Date: order.date,
    Email: order.customerEmail,
    Status: order.status,
    "Total (GBP)": formatPounds(order.total),
    Items: itemText(order),
  }));

const AllOrders = ({ orders }: { readonly orders: readonly Order[] }) => {
  const filterId = useId();
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<StatusFilter>("All");
  const found = searchOrders(orders, search, filter);

  if (orders.length === 0)
    return (
      <EmptyState picture="/pictures/empty-basket.svg">
        <p>No orders have been placed yet.</p>
      </EmptyState>
    );
  return (
    <>
      <div className="list-head">
        <Field
          label="Search orders"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div>
          <label htmlFor={filterId}>Status</label>
          <select
            id={filterId}
            value={filter}
            onChange={(event) => setFilter(event.target.value as StatusFilter)}
          >
            {STATUS_FILTERS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        <Button variant="outline" onClick={() => window.print()}>
          Print packing list
        </Button>
        <CsvButton fileName="orders" rows={() => rowsOf(found)} />
      </div>
      <p role="status">
        {found.length} {found.length === 1 ? "order" : "orders"}
        {found.length === 0 && ": none matches your search."}
      </p>
      <OrderList orders={found} />
    </>
  );
};

export const OrdersPage = () => {
  const orders = useOrders();
  return (
    <>
      <Page title="Admin Orders" heading="Orders">
        {orders ? <AllOrders orders={orders} /> : <Loading what="the orders" />}
      </Page>
      <Later>
        <PackingList />
      </Later>
    </>
  );
};
