import type { Insertable } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { storedEmailKey } from "#adapters/postgres/values.ts";
import type { Customer } from "#core/customers/customer.ts";

export const customerRow = ({
  id,
  name,
  email,
  phone,
}: Customer): Insertable<Tables["customer"]> => ({
  id,
  name,
  email,
  email_key: storedEmailKey(email),
  phone,
});
