import { useState } from "react";
import type { OwnerStatus } from "#core/orders/order-status.ts";
import { useMarkOrders } from "#ui/admin/orders/mark-queries.ts";

const NONE: ReadonlySet<string> = new Set();

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]);

export const useTicks = () => {
  const [ticked, setTicked] = useState(NONE);
  const marking = useMarkOrders();
  const untick = (): void => setTicked(NONE);
  return {
    ticked,
    marking,
    tick: (id: string): void => setTicked((before) => toggled(before, id)),
    untick,
    mark: (status: OwnerStatus): void => {
      marking.mutate([...ticked].map((id) => ({ id, status })));
      untick();
    },
  };
};
