import { useRef } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { FILTERS_IN_ONE_BROWSER, STATUS_FILTERS } from "#core/orders/order-search.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { ForTheAccountant } from "#ui/admin/export/for-the-accountant.tsx";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import styles from "#ui/admin/lists/lists.module.css";
import { useFocusInList } from "#ui/admin/lists/use-focus-in-list.ts";
import { csvRows } from "#ui/admin/orders/csv-rows.ts";
import { DayField } from "#ui/admin/orders/day-field.tsx";
import { OrderList } from "#ui/admin/orders/order-list.tsx";
import { PaymentsUnderWay } from "#ui/admin/orders/payments-under-way.tsx";
import { type OrderQuestion, useAllOrders, useOrders } from "#ui/admin/orders/queries.ts";
import tickStyles from "#ui/admin/orders/ticked-orders.module.css";
import { TickedOrders } from "#ui/admin/orders/ticked-orders.tsx";
import { ToRing } from "#ui/admin/orders/to-ring.tsx";
import { useOrdersAddress } from "#ui/admin/orders/use-orders-address.ts";
import { useTicks } from "#ui/admin/orders/use-ticks.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useSetting } from "#ui/shared/setting.ts";

const filtersOf = ({ text, status, day }: OrderQuestion): readonly string[] => [
  ...(status === "All" ? [] : [status]),
  ...(day === "" ? [] : [`for ${writtenDay(day)}`]),
  ...(text.trim() === "" ? [] : [`matching ${text.trim()}`]),
];

const AllOrders = () => {
  const { isShared } = useSetting();
  const filters = isShared ? STATUS_FILTERS : FILTERS_IN_ONE_BROWSER;
  const [{ search, status, day, order }, change] = useOrdersAddress(filters);
  const { ticked, marking, tick, untick, mark } = useTicks();
  const listRef = useRef<HTMLDivElement>(null);
  const focused = useFocusInList(listRef);
  const toList = (): void => listRef.current?.focus({ preventScroll: true });
  const question = { text: search, status, day };
  const orders = useOrders(question);
  const allOrders = useAllOrders();
  const farm = useFarm();
  const isEverything = search.trim() === "" && status === "All" && day === "";

  if (!orders) return <Loading what="the orders" />;
  if (orders.total === 0 && isEverything)
    return (
      <EmptyState picture="/pictures/empty-basket.svg">
        <p>No orders have been placed yet.</p>
        <ButtonLink to={ADMIN_ROUTES.newOrder}>New order</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      <div className={styles.listHead}>
        <Field
          label="Search orders"
          type="search"
          value={search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <SelectField
          label="Status"
          options={filters}
          nameOf={(name) => name}
          value={status}
          onChoose={(chosen) => change({ status: chosen })}
        />
        <DayField value={day} onChoose={(chosen) => change({ day: chosen })} />
        <ButtonLink to={ADMIN_ROUTES.newOrder}>New order</ButtonLink>
      </div>
      <div className={styles.listHead}>
        <p role="status">{`${orders.total} ${orders.total === 1 ? "order" : "orders"}${orders.total === 0 ? ": none matches your search." : ""}`}</p>
        <div className={styles.listButtons}>
          <ButtonLink variant="secondary" to={ADMIN_ROUTES.packing}>
            Print packing list
          </ButtonLink>
          <CsvButton
            fileName="orders"
            filters={filtersOf(question)}
            rows={async (onProgress) => csvRows(await allOrders(question, onProgress), farm)}
          />
        </div>
      </div>
      <div ref={listRef} className={styles.listItself} tabIndex={-1} {...focused}>
        <OrderList
          orders={orders}
          opened={order}
          onOpen={(id) => change({ order: id })}
          ticked={ticked}
          onTick={tick}
        />
      </div>
      <div className={tickStyles.unreached}>
        <NotReached sent={marking} />
      </div>
      {ticked.size > 0 && (
        <TickedOrders
          count={ticked.size}
          onMark={(chosen) => {
            toList();
            mark(chosen);
          }}
          onUntick={() => {
            toList();
            untick();
          }}
        />
      )}
    </>
  );
};

export const OrdersPage = () => {
  const { isShared } = useSetting();
  return (
    <Page title="Admin Orders" heading="Orders">
      <ForTheAccountant />
      <ToRing />
      {isShared && <PaymentsUnderWay />}
      <AllOrders />
    </Page>
  );
};
