import type { Insertable } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { emailKey } from "#adapters/postgres/values.ts";
import type { Customer } from "#core/customers/customer.ts";

/** The row of a customer, but for its place. */
export const customerRow = ({
  id,
  name,
  email,
  phone,
}: Customer): Omit<Insertable<Tables["customer"]>, "place"> => ({
  id,
  name,
  email,
  email_key: emailKey(email),
  phone,
});
