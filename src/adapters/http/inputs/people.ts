import * as v from "valibot";
import { After } from "#adapters/http/inputs/common.ts";
import { Email, Id, removed, Typed, text, Words } from "#adapters/http/schemas.ts";

export const Password = text(1_000);

export const TypedPassword = v.object({ current: Password, next: Password, again: Password });

export const CustomerQuery = v.object({
  text: Words,
  sort: v.nullable(
    v.object({
      column: v.picklist(["name", "email", "phone"]),
      direction: v.picklist(["ascending", "descending"]),
    }),
  ),
  after: After,
});

export const TypedCustomer = v.object({ name: Typed, email: Email, phone: Typed });

const Customer = v.object({ id: Id, ...TypedCustomer.entries });

export const CustomerEdit = v.object({ ...TypedCustomer.entries, before: Customer });

export const RemovedCustomer = v.object({ at: text(40), removed: removed(Customer) });
