import { compareWords } from "#core/shared/collation.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

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

/** Something, an @ and something else, without spaces: the mail itself decides about the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

const sameEmail = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** The customer to add, trimmed. Name and email are required; an email, in any case, belongs to one customer. */
export const admitCustomer = (
  customers: readonly Customer[],
  { name, email, phone }: NewCustomer,
  id: string,
): Result<Customer, AddCustomerRefusal> => {
  const missing = (["name", "email"] as const).filter(
    (field) => ({ name, email })[field].trim() === "",
  );
  if (missing.length > 0) return refuse({ kind: "missing-information", fields: missing });
  if (!EMAIL.test(email.trim())) return refuse({ kind: "invalid-email" });
  if (customers.some((known) => sameEmail(known.email, email)))
    return refuse({ kind: "duplicate-email" });
  return accept({ id, name: name.trim(), email: email.trim(), phone: phone.trim() });
};

export type CustomerColumn = "name" | "email" | "phone";

/** Customers whose name, email or phone holds the text, in any case. */
export const searchCustomers = (
  customers: readonly Customer[],
  text: string,
): readonly Customer[] => {
  const wanted = text.trim().toLowerCase();
  return customers.filter(({ name, email, phone }) =>
    `${name}\n${email}\n${phone}`.toLowerCase().includes(wanted),
  );
};

/** Sorted as a British reader expects; customers with nothing in the column come last either way. */
export const sortCustomers = (
  customers: readonly Customer[],
  column: CustomerColumn,
  direction: "ascending" | "descending",
): readonly Customer[] => {
  const sign = direction === "ascending" ? 1 : -1;
  const isEmpty = (customer: Customer): number => (customer[column] === "" ? 1 : 0);
  return [...customers].sort(
    (a, b) => isEmpty(a) - isEmpty(b) || sign * compareWords(a[column], b[column]),
  );
};
