import { useState } from "react";
import {
  FILTERS_IN_ONE_BROWSER,
  STATUS_FILTERS,
  type StatusFilter,
} from "#core/orders/order-search.ts";
import { ForTheAccountant } from "#ui/admin/export/for-the-accountant.tsx";
import { OnceSettled } from "#ui/admin/layout/once-settled.tsx";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import styles from "#ui/admin/lists/lists.module.css";
import { csvRows } from "#ui/admin/orders/csv-rows.ts";
import { OrderList } from "#ui/admin/orders/order-list.tsx";
import { PackingList } from "#ui/admin/orders/packing-list.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { type OrderQuestion, useAllOrders, useOrders } from "#ui/shared/queries/orders.ts";
import { useSetting } from "#ui/shared/setting.ts";

const filtersOf = ({ text, status }: OrderQuestion): readonly string[] => [
  ...(status === "All" ? [] : [status]),
  ...(text.trim() === "" ? [] : [`matching ${text.trim()}`]),
];

const AllOrders = () => {
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState<StatusFilter>("All");
  const { isShared } = useSetting();
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
      <div className={styles.listHead}>
        <Field
          label="Search orders"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField
          label="Status"
          options={isShared ? STATUS_FILTERS : FILTERS_IN_ONE_BROWSER}
          nameOf={(name) => name}
          value={filter}
          onChoose={setFilter}
        />
        <Button variant="outline" onClick={() => window.print()}>
          Print packing list
        </Button>
        <CsvButton
          fileName="orders"
          filters={filtersOf(question)}
          rows={async (onProgress) => csvRows(await allOrders(question, onProgress))}
        />
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
      <ForTheAccountant />
      <AllOrders />
    </Page>
    <OnceSettled>
      <PackingList />
    </OnceSettled>
  </>
);
