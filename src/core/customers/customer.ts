import * as v from "valibot";
import { isEmail } from "#core/customers/email.ts";
import { emailSpellings } from "#core/customers/email-key.ts";
import { isPhone, phoneSpellings } from "#core/customers/phone.ts";
import { type EmailFault, emailFault } from "#core/customers/typed-email.ts";
import { compareWords } from "#core/shared/collation.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { StoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts, StoredText } from "#core/shared/stored-text.ts";
import { isFoundBy, searchable } from "#core/shared/word-search.ts";

export const Customer = v.pipe(
  v.object({ id: StoredId, name: StoredText, email: StoredText, phone: StoredText }),
  v.check(hasStoredTexts),
);

export type Customer = Readonly<v.InferOutput<typeof Customer>>;

export type NewCustomer = Omit<Customer, "id">;

export type AddCustomerRefusal =
  | { readonly kind: "missing-information"; readonly fields: readonly ("name" | "email")[] }
  | { readonly kind: "invalid-email"; readonly why: EmailFault }
  | { readonly kind: "invalid-phone" }
  | { readonly kind: "duplicate-email" };

export const admitCustomer = (
  { name, email: typedEmail, phone: typedPhone }: NewCustomer,
  id: string,
  known: Pick<Customer, "email" | "phone"> = { email: "", phone: "" },
): Result<Customer, AddCustomerRefusal> => {
  const [email, phone] = [typedEmail.trim(), typedPhone.trim()];
  const missing = (["name", "email"] as const).filter(
    (field) => ({ name: name.trim(), email })[field] === "",
  );
  if (missing.length > 0) return refuse({ kind: "missing-information", fields: missing });
  const why = email === known.email && isEmail(email) ? null : emailFault(email);
  if (why) return refuse({ kind: "invalid-email", why });
  if (phone !== known.phone && phone !== "" && !isPhone(phone))
    return refuse({ kind: "invalid-phone" });
  return accept({ id, name: name.trim(), email, phone });
};

export const customerText = ({ name, email, phone }: Customer): string =>
  searchable([name, ...emailSpellings(email), phone]);

export const findsCustomer = (typed: string): ((customer: Customer) => boolean) => {
  const searches = phoneSpellings(typed).map(isFoundBy);
  return (customer) => {
    const text = customerText(customer);
    return searches.some((isFound) => isFound(text));
  };
};

export const isSameCustomer = (a: Customer, b: Customer): boolean =>
  a.id === b.id && a.name === b.name && a.email === b.email && a.phone === b.phone;

export interface CustomerSort {
  readonly column: "name" | "email" | "phone";
  readonly direction: "ascending" | "descending";
}

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
