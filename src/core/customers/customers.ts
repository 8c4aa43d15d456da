import { Customer, customerText, sortCustomers } from "#core/customers/customer.ts";
import { emailKey, emailSpelling } from "#core/customers/email-key.ts";
import { phoneSpellings } from "#core/customers/phone.ts";
import { kindOf } from "#core/shared/kind.ts";
import { pageOf, pageWhere } from "#core/shared/page.ts";
import type { CollectionOf } from "#ports/collection.ts";
import type { CustomerRepository } from "#ports/customer-repository.ts";

export const CUSTOMERS = kindOf("customer", Customer, {
  topic: "customers",
  id: ({ id }) => id,
  indexes: {
    email: { as: "text", of: ({ email }) => emailKey(email) || null },
    /** Unique: two of one mailbox may be of a time when each spelling was another customer. */
    spelling: { as: "text", of: ({ email }) => emailSpelling(email) || null },
    words: { as: "words", of: customerText },
  },
});

export const customersIn = (kept: CollectionOf<typeof CUSTOMERS>): CustomerRepository => ({
  find: kept.find,
  withEmail: async (email, besides) =>
    (await kept.where({ where: { email: emailKey(email) } })).find(({ id }) => id !== besides) ??
    null,
  add: (customer) => kept.add([customer]),
  replace: kept.replace,
  remove: async (id) => {
    const removed = await kept.whole([id]);
    await kept.remove([id]);
    return removed;
  },
  putBack: async (removed) => {
    const there = await kept.withIds(removed.map(({ item }) => item.id));
    await kept.addWhole(removed.filter(({ item }) => there.every(({ id }) => id !== item.id)));
  },
  removeWith: (email) => kept.rewrite({ where: { email: emailKey(email) } }, () => null),
  page: async ({ text, sort, after }) => {
    const where = phoneSpellings(text).map((words) => ({ words }));
    if (sort) return pageOf(sortCustomers(await kept.where({ where }), sort), after);
    return pageWhere(kept, { where }, after);
  },
});
