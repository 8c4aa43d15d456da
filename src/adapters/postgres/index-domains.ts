import { type Kysely, type SqlBool, sql } from "kysely";
import type { Tables } from "#adapters/postgres/tables.ts";
import { addWords } from "#adapters/postgres/word-index.ts";
import { customerText } from "#core/customers/customer.ts";

const isInAscii = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) like ${"%@%xn--%"}`;

/**
 * An older version has stored no words for a domain in letters of ASCII ("xn--…") as people read it: each process adds
 * those of customers at its start, and leaves orders to be indexed. Idempotent.
 */
export const indexDomains = async (db: Kysely<Tables>): Promise<void> => {
  await sql`update orders set words = null where ${isInAscii("customer_email")}`.execute(db);
  await db.transaction().execute(async (trx) => {
    const customers = await trx
      .selectFrom("customer")
      .select(["place", "id", "name", "email", "phone"])
      .where(isInAscii("email"))
      .forUpdate()
      .execute();
    await addWords(
      trx,
      customers.map(({ place, ...customer }) => ({ place, text: customerText(customer) })),
    );
  });
};
