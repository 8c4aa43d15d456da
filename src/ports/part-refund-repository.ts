import type { PartRefund } from "#core/payments/part-refund.ts";

/** Of an order one is under way at a time. */
export interface PartRefundRepository {
  find(orderId: string): Promise<PartRefund | null>;
  all(): Promise<readonly PartRefund[]>;
  add(part: PartRefund): Promise<void>;
  remove(orderId: string): Promise<void>;
}
