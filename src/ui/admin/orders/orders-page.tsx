import { useRef, useState } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { Order } from "#core/orders/order.ts";
import { FILTERS_IN_ONE_BROWSER, STATUS_FILTERS } from "#core/orders/order-search.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import listStyles from "#ui/admin/lists/lists.module.css";
import { useFocusInList } from "#ui/admin/lists/use-focus-in-list.ts";
import type { Paged } from "#ui/admin/lists/use-pages.ts";
import { OrderFilters } from "#ui/admin/orders/order-filters.tsx";
import { OrderList } from "#ui/admin/orders/order-list.tsx";
import styles from "#ui/admin/orders/orders.module.css";
import { OrdersHead } from "#ui/admin/orders/orders-head.tsx";
import { PaymentsUnderWay } from "#ui/admin/orders/payments-under-way.tsx";
import { useOrders } from "#ui/admin/orders/queries.ts";
import { TickedOrders } from "#ui/admin/orders/ticked-orders.tsx";
import { ToRing } from "#ui/admin/orders/to-ring.tsx";
import { type OrdersView, useOrdersAddress } from "#ui/admin/orders/use-orders-address.ts";
import { useTicks } from "#ui/admin/orders/use-ticks.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { useSetting } from "#ui/shared/setting.ts";

const NoOrders = () => (
  <EmptyState picture="/pictures/empty-basket.svg">
    <p>No orders have been placed yet.</p>
    <ButtonLink to={ADMIN_ROUTES.newOrder}>New order</ButtonLink>
  </EmptyState>
);

/** The heading shows the number alone. */
const Found = ({ total }: { readonly total: number }) => (
  <p
    role="status"
    className={total > 0 ? visuallyHiddenStyles.visuallyHidden : styles.noneFound}
  >{`${total} ${total === 1 ? "order" : "orders"}${total === 0 ? ": none matches your search." : ""}`}</p>
);

interface AllOrdersProps {
  readonly orders: Paged<Order>;
  readonly opened: string;
  readonly isChoosing: boolean;
  readonly onOpen: (order: string) => void;
  readonly onChosen: () => void;
}

const AllOrders = ({ onChosen, ...list }: AllOrdersProps) => {
  const { ticked, marking, tick, untick, mark } = useTicks();
  const listRef = useRef<HTMLDivElement>(null);
  const focused = useFocusInList(listRef);
  const toList = (): void => {
    listRef.current?.focus({ preventScroll: true });
    onChosen();
  };
  return (
    <>
      <div ref={listRef} className={listStyles.listItself} tabIndex={-1} {...focused}>
        <OrderList {...list} ticked={ticked} onTick={tick} />
      </div>
      <div className={styles.unreached}>
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

const asksForAll = ({ search, status, day, isOverdue }: OrdersView): boolean =>
  search.trim() === "" && status === "All" && day === "" && !isOverdue;

export const OrdersPage = () => {
  const { isShared } = useSetting();
  const filters = isShared ? STATUS_FILTERS : FILTERS_IN_ONE_BROWSER;
  const [view, change] = useOrdersAddress(filters);
  const [isChoosing, setChoosing] = useState(false);
  const { search, status, day, isOverdue } = view;
  const question = { text: search, status, day, isOverdue };
  const orders = useOrders(question);
  const hasNone = orders?.total === 0 && asksForAll(view);
  return (
    <AdminPage
      title="Admin Orders"
      heading="Orders"
      note={orders && !hasNone && <span aria-hidden="true">{orders.total}</span>}
      actions={
        <OrdersHead
          hasOrders={!hasNone}
          question={question}
          isChoosing={isChoosing}
          onChoose={() => setChoosing(!isChoosing)}
        />
      }
    >
      <ToRing />
      {isShared && <PaymentsUnderWay />}
      {hasNone ? <NoOrders /> : <OrderFilters filters={filters} view={view} onChange={change} />}
      {!orders && <Loading what="the orders" />}
      {orders && !hasNone && (
        <>
          <Found total={orders.total} />
          <AllOrders
            orders={orders}
            opened={view.order}
            isChoosing={isChoosing}
            onOpen={(order) => change({ order })}
            onChosen={() => setChoosing(false)}
          />
        </>
      )}
    </AdminPage>
  );
};
