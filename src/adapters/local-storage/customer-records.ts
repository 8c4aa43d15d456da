import { customersFormat } from "#adapters/farm-json/customers-format.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import { removedFrom, withPutBack } from "#adapters/local-storage/removed-records.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { type Customer, findsCustomer, sortCustomers } from "#core/customers/customer.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import { pageOf } from "#core/shared/page.ts";
import type { CustomerRepository } from "#ports/customer-repository.ts";

export const createCustomers = (documents: Documents, area: StorageArea): CustomerRepository => {
  const format = {
    document: customersFormat,
    idOf: ({ id }: Customer) => id,
    toJson: (customer: Customer) => customer,
  };
  const { all, find, add, replace, remove, storedList, write } = documentList(
    documents,
    area,
    format,
  );
  const records = () => ({ ...format, stored: storedList(), value: all() });

  return {
    find,
    add,
    replace,
    remove: async (id) => {
      const removed = id === "" ? [] : removedFrom(records(), id);
      await remove(id);
      return removed;
    },
    putBack: async (removed) => {
      const list = withPutBack(records(), removed);
      if (list.length > storedList().length) write(list);
    },
    withEmail: async (email) =>
      structuredClone(all().find((customer) => sameEmail(customer.email, email)) ?? null),
    page: async ({ text, sort, after }) => {
      const found = text ? all().filter(findsCustomer(text)) : all();
      return structuredClone(pageOf(sort ? sortCustomers(found, sort) : found, after));
    },
  };
};
