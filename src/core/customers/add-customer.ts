import type { CommandContext } from "#core/command.ts";
import {
  type AddCustomerRefusal,
  admitCustomer,
  type Customer,
  type NewCustomer,
} from "#core/customers/customer.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export const addCustomer =
  ({ customers, newId }: Pick<ShopRecords, "customers"> & CommandContext) =>
  async (candidate: NewCustomer): Promise<Result<Customer, AddCustomerRefusal>> => {
    const admitted = admitCustomer(candidate, newId);
    if (!admitted.ok) return admitted;
    if (await customers.withEmail(admitted.value.email)) return refuse({ kind: "duplicate-email" });
    await customers.add(admitted.value);
    return admitted;
  };
