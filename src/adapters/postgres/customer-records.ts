import { type Access, nextPlace } from "#adapters/postgres/access.ts";
import { customerRow } from "#adapters/postgres/customer-row.ts";
import { emailKey } from "#adapters/postgres/values.ts";
import { addWords, isFoundBy } from "#adapters/postgres/word-index.ts";
import { type Customer, customerText, sortCustomers } from "#core/customers/customer.ts";
import { sameEmail } from "#core/customers/email.ts";
import { PAGE_SIZE, type Page, pageOf } from "#core/shared/page.ts";
import type { CustomerQuery, CustomerRepository } from "#ports/customer-repository.ts";

const found = (db: Access["db"], text: string) =>
  db.selectFrom("customer").where((is) => is.and(isFoundBy(text)));

/** A page in the order in which they were added, and how many there are, read in one statement. */
const pageAsAdded = async (
  db: Access["db"],
  { text, after }: CustomerQuery,
): Promise<Page<Customer>> => {
  const start = Number(after ?? 0) || 0;
  const rows = await db
    .selectFrom(
      found(db, text)
        .select((is) => is.fn.countAll<number>().as("total"))
        .as("count"),
    )
    .leftJoin(
      found(db, text)
        .select(["place", "id", "name", "email", "phone"])
        .orderBy("place")
        .limit(PAGE_SIZE)
        .offset(start)
        .as("shown"),
      (join) => join.onTrue(),
    )
    .select(["count.total", "shown.id", "shown.name", "shown.email", "shown.phone"])
    .orderBy("shown.place")
    .execute();
  const items = rows.flatMap(({ total: _total, ...customer }) =>
    customer.id === null ? [] : [customer as Customer],
  );
  const [total, end] = [rows[0]?.total ?? 0, start + PAGE_SIZE];
  return { items, total, next: end < total ? String(end) : null };
};

export const customerRecords = ({ db, write }: Access): CustomerRepository => ({
  withEmail: async (email) => {
    const rows = await db
      .selectFrom("customer")
      .select(["id", "name", "email", "phone"])
      .where("email_key", "=", emailKey(email))
      .orderBy("place")
      .execute();
    return rows.find((customer) => sameEmail(customer.email, email)) ?? null;
  },
  add: (customer) =>
    write("customers", async (trx) => {
      const { place } = await trx
        .insertInto("customer")
        .values({ place: nextPlace("customer"), ...customerRow(customer) })
        .returning("place")
        .executeTakeFirstOrThrow();
      await addWords(trx, [{ place, text: customerText(customer) }]);
      return true;
    }),
  remove: (id) =>
    write("customers", async (trx) => {
      if (id === "") return false;
      const gone = await trx.deleteFrom("customer").where("id", "=", id).returning("id").execute();
      return gone.length > 0;
    }),
  page: async (query) => {
    if (query.sort === null) return pageAsAdded(db, query);
    const all = await found(db, query.text)
      .select(["id", "name", "email", "phone"])
      .orderBy("place")
      .execute();
    return pageOf(sortCustomers(all, query.sort), query.after);
  },
});
