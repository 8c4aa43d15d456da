import type { Agreement } from "#core/payments/agreement.ts";

export interface AgreementRepository {
  /** Null where there is none. */
  find(orderId: string): Promise<Agreement | null>;
  /** Those of these order ids that there are, in no promised order. */
  withIds(orderIds: readonly string[]): Promise<readonly Agreement[]>;
  /** Those that are opened or being captured, in no promised order. */
  underWay(): Promise<readonly Agreement[]>;
  /** Those opened before this ISO 8601 instant, in no promised order. */
  openedBefore(instant: string): Promise<readonly Agreement[]>;
  add(agreement: Agreement): Promise<void>;
  /** In place of the one with its order id. Replacing one that is not there changes nothing. */
  replace(agreement: Agreement): Promise<void>;
  /** Removing one that is not there changes nothing. */
  remove(orderId: string): Promise<void>;
  /** All of these at once. */
  removeAll(orderIds: readonly string[]): Promise<void>;
}
