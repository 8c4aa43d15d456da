import type { SeenOrder } from "#core/orders/seen-order.ts";

export interface OwnOrderProps {
  readonly order: SeenOrder;
  readonly token?: string;
  readonly onChanged?: (order: SeenOrder | null) => void;
}
