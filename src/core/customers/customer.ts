import { isEmail } from "#core/customers/email.ts";
import { compareWords } from "#core/shared/collation.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { searchable } from "#core/shared/word-search.ts";

export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Empty where none is known. */
  readonly phone: string;
}

export type NewCustomer = Omit<Customer, "id">;

export type AddCustomerRefusal =
  | { readonly kind: "missing-information"; readonly fields: readonly ("name" | "email")[] }
  | { readonly kind: "invalid-email" }
  | { readonly kind: "duplicate-email" };

/** The customer to add, trimmed. Name and email are required. */
export const admitCustomer = (
  { name, email, phone }: NewCustomer,
  id: string,
): Result<Customer, AddCustomerRefusal> => {
  const missing = (["name", "email"] as const).filter(
    (field) => ({ name, email })[field].trim() === "",
  );
  if (missing.length > 0) return refuse({ kind: "missing-information", fields: missing });
  if (!isEmail(email)) return refuse({ kind: "invalid-email" });
  return accept({ id, name: name.trim(), email: email.trim(), phone: phone.trim() });
};

/** What a customer is found by. */
export const customerText = ({ name, email, phone }: Customer): string =>
  searchable([name, email, phone]);

export interface CustomerSort {
  readonly column: "name" | "email" | "phone";
  readonly direction: "ascending" | "descending";
}

/** Sorted as a British reader expects; customers with nothing in the column come last either way. */
export const sortCustomers = (
  customers: readonly Customer[],
  { column, direction }: CustomerSort,
): readonly Customer[] => {
  const sign = direction === "ascending" ? 1 : -1;
  const isEmpty = (customer: Customer): number => (customer[column] === "" ? 1 : 0);
  return [...customers].sort(
    (a, b) => isEmpty(a) - isEmpty(b) || sign * compareWords(a[column], b[column]),
  );
};
