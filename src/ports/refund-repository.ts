import type { Refund } from "#core/payments/refund.ts";

export interface RefundRepository {
  find(orderId: string): Promise<Refund | null>;
  all(): Promise<readonly Refund[]>;
  add(refund: Refund): Promise<void>;
  remove(orderId: string): Promise<void>;
}
