import type { SeenOrder } from "#core/orders/seen-order.ts";

export interface OwnOrderProps {
  readonly order: SeenOrder;
  /** Of the link that has led here; without one the order was placed from this browser. */
  readonly token?: string;
  /** With what has become of it, where that is known. */
  readonly onChanged?: (order: SeenOrder | null) => void;
}
