import {
  type AddCustomerRefusal,
  admitCustomer,
  type Customer,
  type NewCustomer,
} from "#core/customers/customer.ts";
import type { Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export const addCustomer =
  ({ customers, ids }: Pick<Ports, "customers" | "ids">) =>
  async (candidate: NewCustomer): Promise<Result<Customer, AddCustomerRefusal>> => {
    const admitted = admitCustomer(await customers.all(), candidate, ids.next());
    if (admitted.ok) await customers.add(admitted.value);
    return admitted;
  };
