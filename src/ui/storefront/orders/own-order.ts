import type { SeenOrder } from "#core/orders/seen-order.ts";

export interface OwnOrderProps {
  readonly order: SeenOrder;
  /** Omitted for an order that was placed from this browser. */
  readonly token?: string;
  readonly onChanged?: (order: SeenOrder | null) => void;
}
