import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

/** Removes a customer. One that is gone already, such as by another tab, stays gone. */
export const removeCustomer =
  ({ customers }: Pick<ShopRecords, "customers">) =>
  async (id: string): Promise<Result<null, never>> => {
    await customers.remove(id);
    return accept(null);
  };
