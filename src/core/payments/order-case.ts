import type { Inventory } from "#core/inventory/inventory.ts";
import type { Outgoing } from "#core/messages/message.ts";
import type { Order } from "#core/orders/order.ts";
import type { OrderLogKind } from "#core/orders/order-log.ts";
import type { Agreement } from "#core/payments/agreement.ts";
import type { Capture } from "#core/payments/payment.ts";

/** An order and what is about it. */
export interface Case {
  readonly order: Order;
  readonly shelf: Inventory;
  /** What is to be written. */
  readonly messages: readonly Outgoing[];
}

export interface News {
  readonly capture: Capture;
  /** Null where nobody knows any more what was agreed. */
  readonly agreement: Agreement | null;
  /** Whether the owner wants the eggs back in stock, where the money goes back. */
  readonly isPuttingBack: boolean;
  /** ISO 8601 instant. */
  readonly now: string;
}

/** What news make of a case. */
export type Step = (before: Case, news: News) => Case;

export const isAwaiting = ({ status }: Order): boolean => status === "Awaiting payment";

/** Whether its log says so already. */
export const wasTold = ({ log = [] }: Order, kind: OrderLogKind): boolean =>
  log.some((entry) => entry.kind === kind);
