import { memoryList, removedOf, type Slot, withPutBack } from "#adapters/memory/memory-list.ts";
import { type Customer, findsCustomer, sortCustomers } from "#core/customers/customer.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import { pageOf } from "#core/shared/page.ts";
import type { CustomerRepository } from "#ports/customer-repository.ts";

export const memoryCustomers = (slot: Slot<readonly Customer[]>): CustomerRepository => {
  const { where, find, add, replace, remove } = memoryList(slot, ({ id }) => id);

  return {
    find,
    add,
    replace,
    remove: async (id) => {
      const removed = id === "" ? [] : removedOf(slot.get(), id);
      await remove(id);
      return removed;
    },
    putBack: async (removed) => {
      const customers = withPutBack(slot.get(), removed);
      if (customers.length > slot.get().length) slot.set(customers);
    },
    withEmail: async (email) =>
      (await where((customer) => sameEmail(customer.email, email)))[0] ?? null,
    page: async ({ text, sort, after }) => {
      const found = await where(findsCustomer(text));
      return pageOf(sort ? sortCustomers(found, sort) : found, after);
    },
  };
};
