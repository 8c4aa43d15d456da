import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import type { Customer } from "#core/customers/customer.ts";
import { StoredId } from "#core/shared/stored-id.ts";
import { hasStoredTexts } from "#core/shared/stored-text.ts";

const Text = v.fallback(v.string(), "");

const StoredCustomer = v.pipe(
  v.object({ id: StoredId, name: Text, email: Text, phone: Text }),
  v.check(hasStoredTexts),
);

export const customersFormat: DocumentFormat<readonly Customer[]> = {
  topic: "customers",
  initial: [],
  read: (stored) => readList(StoredCustomer, stored),
};
