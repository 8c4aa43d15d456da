import type { Farm } from "#core/farm.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import type { Outgoing } from "#core/messages/message.ts";
import type { GivenPack } from "#core/orders/given-back.ts";
import type { Order } from "#core/orders/order.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { Capture } from "#core/payments/payment.ts";

export interface OrderWithStock {
  readonly order: Order;
  readonly stock: Inventory;
  readonly messages: readonly Outgoing[];
}

export interface CaptureNews {
  readonly capture: Capture;
  readonly agreement: Agreement | null;
  readonly twin: string | null;
  /** Who asked for the refund of the whole, if it is one. */
  readonly askedBy: string;
  /** What becomes of the packs of a refund of the whole. */
  readonly packs: readonly GivenPack[];
  readonly now: string;
  readonly farm: Farm;
  readonly publicUrl: string;
}

export type Transition = (before: OrderWithStock, news: CaptureNews) => OrderWithStock;
