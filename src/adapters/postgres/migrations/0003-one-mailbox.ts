import { type Kysely, sql } from "kysely";
import { collectionIn } from "#adapters/postgres/collection-records.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { storedEmailKey } from "#adapters/postgres/values.ts";
import { CUSTOMERS } from "#core/customers/customers.ts";
import { emailKey, emailSpelling } from "#core/customers/email-key.ts";
import { MESSAGES } from "#core/messages/messages.ts";
import { ORDERS } from "#core/orders/orders.ts";
import type { Kind } from "#core/shared/kind.ts";
import { WAITLIST } from "#core/waitlist/waitlist.ts";

type Trx = Kysely<Tables>;

const rewritten = <Item extends object, Name extends string>(
  trx: Trx,
  kind: Kind<Item, Name>,
  isOther: (item: Item) => boolean = () => true,
): Promise<void> =>
  collectionIn(
    { db: trx, write: async (_topic, change) => void (await change(trx)) },
    kind,
  ).rewrite({}, (whole) => (isOther(whole.item) ? { ...whole } : whole));

const isOtherKey = (email: string): boolean => emailKey(email) !== emailSpelling(email);

const provenAnew = async (trx: Trx): Promise<void> => {
  const rows = await trx.selectFrom("proven").selectAll().execute();
  for (const row of rows.filter(({ email }) => isOtherKey(email))) {
    const { key_hash, email_key } = row;
    await trx
      .deleteFrom("proven")
      .where("key_hash", "=", key_hash)
      .where("email_key", "=", email_key)
      .execute();
    await trx
      .insertInto("proven")
      .values({ ...row, email_key: storedEmailKey(row.email) })
      .onConflict((is) => is.doNothing())
      .execute();
  }
};

export const COLUMNS_OF_MAILS: readonly string[] = [
  "alter table customer add column if not exists spelling text",
  "alter table order_token add column if not exists mends bigint not null default 0",
  "alter table message add column if not exists about text",
  "create index if not exists message_about on message (about, place) where about is not null",
];

/** Spellings that Google delivers to one mailbox become one person; messages are found by their order. */
export const oneMailbox = (db: Kysely<Tables>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`drop index if exists customer_email`.execute(trx);
    await sql`create index customer_email on customer (email, place) where email is not null`.execute(
      trx,
    );
    await rewritten(trx, CUSTOMERS);
    await sql`create unique index if not exists customer_spelling on customer (spelling)
      where spelling is not null`.execute(trx);
    await rewritten(trx, ORDERS, ({ customerEmail }) => isOtherKey(customerEmail));
    await rewritten(trx, WAITLIST, ({ email }) => isOtherKey(email));
    await rewritten(trx, MESSAGES);
    await provenAnew(trx);
  });
