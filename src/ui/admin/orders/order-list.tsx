import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Order } from "#core/orders/order.ts";
import { OrderRow } from "#ui/admin/orders/order-row.tsx";
import { Skeleton } from "#ui/shared/parts/skeleton.tsx";
import type { Paged } from "#ui/shared/queries/use-pages.ts";

const ROW_HEIGHT = 64;
const ROWS_BEYOND = 3;

/** Orders without an id are told apart by being the same record. */
const isSame = (order: Order, open: Order | null): boolean =>
  order.id ? order.id === open?.id : order === open;

interface OrderListProps {
  readonly orders: Paged<Order>;
}

/** An accordion of any length, one order open at a time; only the rows near the window's view are in the page. */
export const OrderList = ({ orders: { items: orders, total, more } }: OrderListProps) => {
  const listRef = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<Order | null>(null);
  // A new function would have every row's position reckoned anew.
  const getItemKey = useCallback((index: number) => orders[index]?.id || index, [orders]);
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => ROW_HEIGHT,
    getItemKey,
    overscan: ROWS_BEYOND,
    scrollMargin: listRef.current?.offsetTop ?? 0,
  });

  const shown = virtualizer.getVirtualItems();
  const isBeyond = (shown.at(-1)?.index ?? -1) >= orders.length;
  useEffect(() => {
    if (isBeyond) more();
  });

  return (
    <ul
      ref={listRef}
      className="order-list"
      aria-label="Orders"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {shown.map(({ index, key, start }) => {
        const order = orders[index];
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          >
            {order ? (
              <OrderRow
                order={order}
                isOpen={isSame(order, open)}
                onToggle={() => setOpen(isSame(order, open) ? null : order)}
              />
            ) : (
              <Skeleton height={`${ROW_HEIGHT}px`} />
            )}
          </li>
        );
      })}
    </ul>
  );
};
