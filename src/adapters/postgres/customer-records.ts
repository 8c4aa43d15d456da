import type { Access } from "#adapters/postgres/access.ts";
import { customerPage } from "#adapters/postgres/customer-page.ts";
import { customerRow } from "#adapters/postgres/customer-row.ts";
import { extraJson, storedEmailKey } from "#adapters/postgres/values.ts";
import { addWords } from "#adapters/postgres/word-index.ts";
import { type Customer, customerText } from "#core/customers/customer.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import type { Removed } from "#core/shared/removed.ts";
import type { CustomerRepository } from "#ports/customer-repository.ts";

const insert = async (
  trx: Access["db"],
  { item: customer, unknown }: Removed<Customer>,
): Promise<void> => {
  const { place } = await trx
    .insertInto("customer")
    .values({ ...customerRow(customer), extra: extraJson(unknown) })
    .returning("place")
    .executeTakeFirstOrThrow();
  await addWords(trx, [{ place, text: customerText(customer) }]);
};

const isThere = async (trx: Access["db"], id: string): Promise<boolean> =>
  (await trx.selectFrom("customer").select("id").where("id", "=", id).execute()).length > 0;

export const customerRecords = ({ db, write }: Access): CustomerRepository => ({
  withEmail: async (email) => {
    const rows = await db
      .selectFrom("customer")
      .select(["id", "name", "email", "phone"])
      .where("email_key", "=", storedEmailKey(email))
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
      await insert(trx, { item: customer, unknown: null });
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
        .returning(["id", "name", "email", "phone", "extra"])
        .execute();
      removed = gone.map(({ extra, ...item }) => ({ item, unknown: extra }));
      return gone.length > 0;
    });
    return removed;
  },
  putBack: (removed) =>
    write("customers", async (trx) => {
      let isAnyBack = false;
      for (const one of removed) {
        if (await isThere(trx, one.item.id)) continue;
        await insert(trx, one);
        isAnyBack = true;
      }
      return isAnyBack;
    }),
  page: (query) => customerPage(db, query),
});
