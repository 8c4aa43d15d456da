import { type AddCustomerRefusal, admitCustomer, type Customer } from "#core/customers/customer.ts";
import type { RemovedCustomers } from "#core/customers/remove-customer.ts";
import { instantOf } from "#core/shared/day.ts";
import type { Removed } from "#core/shared/removed.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type PutBackRefusal = AddCustomerRefusal | { readonly kind: "person-erased" };

type Deps = Pick<ShopRecords, "customers" | "erasures">;

const comingBack = async (
  { customers, erasures }: Deps,
  one: Removed<Customer>,
  at: string,
): Promise<Result<Removed<Customer> | null, PutBackRefusal>> => {
  const { id, email, phone } = one.item;
  const known = { email: email.trim(), phone: phone.trim() };
  const erasedAt = instantOf((await erasures.since(email)) ?? "");
  if (erasedAt !== null && erasedAt >= (instantOf(at) ?? 0))
    return refuse({ kind: "person-erased" });
  const admitted = admitCustomer(one.item, id, known);
  if (!admitted.ok) return admitted;
  if (await customers.withEmail(email, id)) return refuse({ kind: "duplicate-email" });
  const isThere = (await customers.find(id)) !== null;
  return accept(isThere ? null : { ...one, item: admitted.value });
};

/** Undo of a removal, with the rules of adding. Idempotent; an erased person stays gone. */
export const putBackCustomer =
  (deps: Deps) =>
  async ({ at, removed }: RemovedCustomers): Promise<Result<null, PutBackRefusal>> => {
    const back: Removed<Customer>[] = [];
    for (const one of removed) {
      const coming = await comingBack(deps, one, at);
      if (!coming.ok) return coming;
      if (coming.value) back.push(coming.value);
    }
    await deps.customers.putBack(back);
    return accept(null);
  };
