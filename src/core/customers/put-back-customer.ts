import type { Customer } from "#core/customers/customer.ts";
import type { RemovedCustomers } from "#core/customers/remove-customer.ts";
import { instantOf } from "#core/shared/day.ts";
import type { Removed } from "#core/shared/removed.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type PutBackRefusal =
  | { readonly kind: "duplicate-email" }
  | { readonly kind: "person-erased" };

type Given = Pick<ShopRecords, "customers" | "erasures">;

const refusalOf = async (
  { customers, erasures }: Given,
  { id, email }: Customer,
  at: string,
): Promise<PutBackRefusal | null> => {
  const erasedAt = instantOf((await erasures.since(email)) ?? "");
  if (erasedAt !== null && erasedAt >= (instantOf(at) ?? 0)) return { kind: "person-erased" };
  const other = await customers.withEmail(email);
  return other && other.id !== id ? { kind: "duplicate-email" } : null;
};

/** Puts back who was removed, as they were. One who is back already stays as they are; one erased meanwhile stays gone. */
export const putBackCustomer =
  (given: Given) =>
  async ({ at, removed }: RemovedCustomers): Promise<Result<null, PutBackRefusal>> => {
    const back: Removed<Customer>[] = [];
    for (const one of removed) {
      const refusal = await refusalOf(given, one.item, at);
      if (refusal) return refuse(refusal);
      if ((await given.customers.find(one.item.id)) === null) back.push(one);
    }
    await given.customers.putBack(back);
    return accept(null);
  };
