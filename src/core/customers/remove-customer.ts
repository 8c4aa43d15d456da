import type { CommandContext } from "#core/command.ts";
import type { Customer } from "#core/customers/customer.ts";
import type { Removed } from "#core/shared/removed.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface RemovedCustomers {
  readonly at: string;
  readonly removed: readonly Removed<Customer>[];
}

export const removeCustomer =
  ({ customers, now }: Pick<ShopRecords, "customers"> & CommandContext) =>
  async (id: string): Promise<Result<RemovedCustomers, never>> =>
    accept({ at: now, removed: await customers.remove(id) });
