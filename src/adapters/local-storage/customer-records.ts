import { customersFormat } from "#adapters/documents/customers-format.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { customerText, sortCustomers } from "#core/customers/customer.ts";
import { sameEmail } from "#core/customers/email.ts";
import { pageOf } from "#core/shared/page.ts";
import { isFoundBy } from "#core/shared/word-search.ts";
import type { CustomerRepository } from "#ports/customer-repository.ts";

export const createCustomers = (documents: Documents, area: StorageArea): CustomerRepository => {
  const { all, add, remove } = documentList(documents, area, {
    document: customersFormat,
    idOf: ({ id }) => id,
    toJson: (customer) => customer,
  });

  return {
    add,
    remove,
    withEmail: async (email) =>
      structuredClone(all().find((customer) => sameEmail(customer.email, email)) ?? null),
    page: async ({ text, sort, after }) => {
      const isFound = isFoundBy(text);
      const found = text ? all().filter((customer) => isFound(customerText(customer))) : all();
      return structuredClone(pageOf(sort ? sortCustomers(found, sort) : found, after));
    },
  };
};
