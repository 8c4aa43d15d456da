import { useState } from "react";
import type { Order } from "#core/orders/order.ts";
import { STATUS_FILTERS, type StatusFilter } from "#core/orders/order-search.ts";
import { formatPounds } from "#core/shared/money.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { OrderList } from "#ui/admin/orders/order-list.tsx";
import { PackingList } from "#ui/admin/orders/packing-list.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { Deferred } from "#ui/shared/parts/deferred.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useAllOrders, useOrders } from "#ui/shared/queries/orders.ts";
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

const AllOrders = () => {
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<StatusFilter>("All");
  const question = { text: search, status: filter };
  const orders = useOrders(question);
  const allOrders = useAllOrders();
  const isEverything = search.trim() === "" && filter === "All";

  if (!orders) return <Loading what="the orders" />;
  if (orders.total === 0 && isEverything)
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
        <SelectField
          label="Status"
          options={STATUS_FILTERS}
          nameOf={(name) => name}
          value={filter}
          onChoose={setFilter}
        />
        <Button variant="outline" onClick={() => window.print()}>
          Print packing list
        </Button>
        <CsvButton fileName="orders" rows={async () => rowsOf(await allOrders(question))} />
      </div>
      <p role="status">
        {orders.total} {orders.total === 1 ? "order" : "orders"}
        {orders.total === 0 && ": none matches your search."}
      </p>
      <OrderList orders={orders} />
    </>
  );
};

export const OrdersPage = () => (
  <>
    <Page title="Admin Orders" heading="Orders">
      <AllOrders />
    </Page>
    <Deferred>
      <PackingList />
    </Deferred>
  </>
);
