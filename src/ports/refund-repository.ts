import type { Refund } from "#core/payments/refund.ts";

/** Refunds under way. */
export interface RefundRepository {
  /** Null where there is none. */
  find(orderId: string): Promise<Refund | null>;
  /** In no promised order. */
  all(): Promise<readonly Refund[]>;
  add(refund: Refund): Promise<void>;
  /** Removing one that is not there changes nothing. */
  remove(orderId: string): Promise<void>;
}
