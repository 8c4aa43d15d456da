import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { readList } from "#adapters/farm-json/record-list.ts";
import { Customer } from "#core/customers/customer.ts";

export const customersFormat: DocumentFormat<readonly Customer[]> = {
  topic: "customers",
  initial: [],
  read: (stored) => readList(Customer, stored),
};
