import {
  type AddCustomerRefusal,
  admitCustomer,
  type Customer,
  isSameCustomer,
  type NewCustomer,
} from "#core/customers/customer.ts";
import type { EditConflict } from "#core/shared/edit-conflict.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface CustomerEdit extends NewCustomer {
  readonly before: Customer;
}

export type UpdateCustomerRefusal = AddCustomerRefusal | EditConflict<Customer>;

export const updateCustomer =
  ({ customers }: Pick<ShopRecords, "customers">) =>
  async ({ before, ...typed }: CustomerEdit): Promise<Result<Customer, UpdateCustomerRefusal>> => {
    const admitted = admitCustomer(typed, before.id, before);
    if (!admitted.ok) return admitted;
    const stored = await customers.find(before.id);
    if (!stored) return refuse({ kind: "record-gone" });
    if (!isSameCustomer(stored, before)) return refuse({ kind: "record-changed", stored });
    const isMended = admitted.value.email !== stored.email.trim();
    if (isMended && (await customers.withEmail(admitted.value.email, before.id)))
      return refuse({ kind: "duplicate-email" });
    await customers.replace(admitted.value);
    return admitted;
  };
