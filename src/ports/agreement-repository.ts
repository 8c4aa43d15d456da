import type { Agreement } from "#core/payments/agreement.ts";

export interface AgreementRepository {
  find(orderId: string): Promise<Agreement | null>;
  withIds(orderIds: readonly string[]): Promise<readonly Agreement[]>;
  underWay(): Promise<readonly Agreement[]>;
  openedBefore(instant: string): Promise<readonly Agreement[]>;
  add(agreement: Agreement): Promise<void>;
  replace(agreement: Agreement): Promise<void>;
  remove(orderId: string): Promise<void>;
  removeAll(orderIds: readonly string[]): Promise<void>;
}
