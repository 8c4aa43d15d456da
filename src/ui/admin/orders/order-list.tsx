import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useRef, useState } from "react";
import type { Order } from "#core/orders/order.ts";
import { OrderRow } from "#ui/admin/orders/order-row.tsx";

const ROW_HEIGHT = 64;
const ROWS_BEYOND = 3;

/** Orders without an id are told apart by being the same record. */
const isSame = (order: Order, open: Order | null): boolean =>
  order.id ? order.id === open?.id : order === open;

/** An accordion of any length, one order open at a time; only the rows near the window's view are in the page. */
export const OrderList = ({ orders }: { readonly orders: readonly Order[] }) => {
  const listRef = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<Order | null>(null);
  // A new function would have every row's place reckoned anew.
  const getItemKey = useCallback((index: number) => orders[index]?.id || index, [orders]);
  const virtualizer = useWindowVirtualizer({
    count: orders.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey,
    overscan: ROWS_BEYOND,
    scrollMargin: listRef.current?.offsetTop ?? 0,
  });

  return (
    <ul
      ref={listRef}
      className="order-list"
      aria-label="Orders"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const order = orders[index];
        return (
          order && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={orders.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
            >
              <OrderRow
                order={order}
                isOpen={isSame(order, open)}
                onToggle={() => setOpen(isSame(order, open) ? null : order)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
};
