import type { Expression } from "kysely";
import { type Access, nextPlace } from "#adapters/postgres/access.ts";
import { customerPage } from "#adapters/postgres/customer-page.ts";
import { customerRow } from "#adapters/postgres/customer-row.ts";
import { emailKey } from "#adapters/postgres/values.ts";
import { addWords } from "#adapters/postgres/word-index.ts";
import { type Customer, customerText } from "#core/customers/customer.ts";
import { sameEmail } from "#core/customers/email.ts";
import type { Removed } from "#core/shared/removed.ts";
import type { CustomerRepository } from "#ports/customer-repository.ts";

const insert = async (
  trx: Access["db"],
  customer: Customer,
  at: number | Expression<number>,
): Promise<void> => {
  const { place } = await trx
    .insertInto("customer")
    .values({ place: at, ...customerRow(customer) })
    .returning("place")
    .executeTakeFirstOrThrow();
  await addWords(trx, [{ place, text: customerText(customer) }]);
};

/** Whether the customer was not there yet. */
const putBackOne = async (
  trx: Access["db"],
  { item, place }: Removed<Customer>,
): Promise<boolean> => {
  const there = await trx
    .selectFrom("customer")
    .select("id")
    .where((is) => is.or([is("id", "=", item.id), is("place", "=", place)]))
    .execute();
  if (there.some(({ id }) => id === item.id)) return false;
  await insert(trx, item, there.length > 0 ? nextPlace("customer") : place);
  return true;
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
  find: async (id) =>
    (id !== "" &&
      (await db
        .selectFrom("customer")
        .select(["id", "name", "email", "phone"])
        .where("id", "=", id)
        .executeTakeFirst())) ||
    null,
  add: (customer) =>
    write("customers", async (trx) => {
      await insert(trx, customer, nextPlace("customer"));
      return true;
    }),
  replace: (customer) =>
    write("customers", async (trx) => {
      if (customer.id === "") return false;
      const row = await trx
        .updateTable("customer")
        .set(customerRow(customer))
        .where("id", "=", customer.id)
        .returning("place")
        .executeTakeFirst();
      if (row) {
        await trx.deleteFrom("customer_word").where("place", "=", row.place).execute();
        await addWords(trx, [{ place: row.place, text: customerText(customer) }]);
      }
      return row !== undefined;
    }),
  remove: async (id) => {
    let removed: readonly Removed<Customer>[] = [];
    await write("customers", async (trx) => {
      if (id === "") return false;
      const gone = await trx
        .deleteFrom("customer")
        .where("id", "=", id)
        .returning(["place", "id", "name", "email", "phone"])
        .execute();
      removed = gone.map(({ place, ...item }) => ({ item, place, unknown: null }));
      return gone.length > 0;
    });
    return removed;
  },
  putBack: (removed) =>
    write("customers", async (trx) => {
      const back: boolean[] = [];
      for (const one of removed) back.push(await putBackOne(trx, one));
      return back.includes(true);
    }),
  page: (query) => customerPage(db, query),
});
