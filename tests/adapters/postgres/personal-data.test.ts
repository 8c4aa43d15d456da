import { type Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { keptAnswers } from "#adapters/postgres/kept-answers.ts";
import { orderLinks } from "#adapters/postgres/order-links.ts";
import { orderTokens } from "#adapters/postgres/order-tokens.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { requestRate } from "#adapters/postgres/request-rate.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { recordCapture } from "#core/payments/record-capture.ts";
import { erasePerson } from "#core/privacy/erase-person.ts";
import { exportPerson } from "#core/privacy/export-person.ts";
import { shopCommands } from "#core/shop/shop-commands.ts";
import { plantPersons } from "#tests/core/privacy/a-person.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { inDocuments } from "#tests/support/archive-documents.ts";
import { anOrder } from "#tests/support/orders.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

/**
 * What each table holds of a person, column by column: nothing ("none"), or what Export tells of and Erase removes, or
 * what Erase alone removes. A table or column that isn't here is one that was forgotten.
 */
const NOBODYS = "none";
const PERSONAL = {
  agreement: {
    [NOBODYS]: "id place extra opened state",
    exported: "record",
    // A digest in the record, forgotten within the hour.
    passing: "addressed",
  },
  answer: { [NOBODYS]: "id input holder until at", exported: "body", passing: "caller" },
  attempt: { [NOBODYS]: "wrong until", passing: "address" },
  cost: { [NOBODYS]: "id place record extra flock day amount" },
  // What was given to hens, and who sold or prescribed it: not a customer.
  count_note: { [NOBODYS]: "id place record extra flock counted time" },
  flock_name: { [NOBODYS]: "id place record extra" },
  hen_move: { [NOBODYS]: "id place record extra flock" },
  medicine: { [NOBODYS]: "id place record extra flock" },
  customer: {
    [NOBODYS]: "place id",
    exported: "record email spelling",
    erased: "words extra",
  },
  egg_count: {
    [NOBODYS]: "id place record extra flock day small medium large extraLarge doubleYolkers",
  },
  document_extra: { [NOBODYS]: "document extra" },
  // Digests alone.
  erasure: { [NOBODYS]: "email_hash at in_files" },
  helper: { [NOBODYS]: "id name password_hash added" },
  lease: { [NOBODYS]: "name holder until" },
  link: { [NOBODYS]: "token_hash request until", exported: "email" },
  link_request: { [NOBODYS]: "id at", exported: "email" },
  lookup: { erased: "key_hash order_id at" },
  message: {
    [NOBODYS]: "id place extra written due box mark about",
    exported: "record recipient sender",
  },
  migration: { [NOBODYS]: "name" },
  mutex: { [NOBODYS]: "name taken" },
  order_token: { [NOBODYS]: "mends", erased: "token_hash order_id at" },
  egg_lot: { [NOBODYS]: "id place record extra open finished flock laid booked eggs" },
  egg_move: { [NOBODYS]: "id place record extra moved lot ordered undoes kind eggs out" },
  egg_week: { [NOBODYS]: "id place record extra week" },
  orders: {
    [NOBODYS]: `place id placed touched status capture delivery collection undated unchosen_delivery
      unchosen_collection leaving untold owed promised promised_pullet promised_small
      promised_medium promised_large promised_extra_large promised_double_yolkers`,
    exported: "record email",
    erased: "words extra",
  },
  owner_password: { [NOBODYS]: "name hash mark" },
  picture: { [NOBODYS]: "hash type width height bytes written named" },
  picture_width: { [NOBODYS]: "hash type width height bytes" },
  post: { [NOBODYS]: "id place record extra written" },
  price: { [NOBODYS]: "category pack_size pence" },
  proven: { [NOBODYS]: "key_hash at", exported: "email_key email" },
  rate: { [NOBODYS]: "taken until", erased: "name" },
  // Until the provider has answered.
  part_refund: { [NOBODYS]: "id place extra", passing: "record" },
  refund: { [NOBODYS]: "id place record extra" },
  secret: { [NOBODYS]: "name value" },
  session: { [NOBODYS]: "token_hash password_mark created seen device helper" },
  setting: { [NOBODYS]: "name value" },
  stock: { [NOBODYS]: "category eggs" },
  topic_change: { [NOBODYS]: "topic writer times at" },
  waiting: { [NOBODYS]: "id place extra category", exported: "email record" },
} satisfies Record<
  keyof Tables,
  Partial<Record<"none" | "exported" | "erased" | "passing", string>>
>;

const columnsIn = async (db: Kysely<Tables>): Promise<Record<string, readonly string[]>> => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = current_schema()
    group by table_name`.execute(db);
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns.toSorted()]));
};

/** Every row of every table as text. */
const dump = async (db: Kysely<Tables>): Promise<Record<string, string>> => {
  const all: Record<string, string> = {};
  for (const table of Object.keys(PERSONAL)) {
    const { rows } = await sql<{ said: string }>`
      select row_to_json(t)::text as said from ${sql.table(table)} as t`.execute(db);
    all[table] = rows.map(({ said }) => said).join("\n");
  }
  return all;
};

const HERS = /mabel|^hen$|555010|ring twice|gifts/im;

/** All that a shop may keep of Mabel beside what it keeps of everybody. */
const plantAll = async (db: Kysely<Tables>): Promise<void> => {
  const { records, unitOfWork, ...shop } = postgresShop({ db });
  const archive = inDocuments(shop.archive);
  await unitOfWork.run((all) => plantPersons(all));
  await records.orders.add(
    anOrder({ id: "", customerEmail: "mabel@example.com", customerName: "Mabel Hen" }),
  );
  const documents = await archive.read();
  const liking = (list: unknown) => (list as object[]).map((one) => ({ ...one, likes: "gifts" }));
  const { orders, customers } = documents;
  await archive.replace({
    ...documents,
    orders: liking(orders).slice(0, 1).concat(liking(orders).slice(2)),
    customers: liking(customers).slice(0, 1),
  });
  const links = orderLinks(db, requestRate(db), "secret");
  for (const email of ["Mabel@example.com", "mabel@example.com"]) await links.ask(email);
  for (const wish of await links.asked(1)) await links.tokenFor(wish);
  const email = "mabel@example.com";
  await db.insertInto("proven").values({ key_hash: "k", email_key: email, email }).execute();
  await db.insertInto("lookup").values({ key_hash: "k", order_id: "A" }).execute();
  await orderTokens(db).issue("A");
  const answers = keptAnswers(db);
  const asked = { key: "1", call: "c", session: "", lookup: "", input: "", caller: "" };
  const claim = await answers.claim(asked);
  if (claim.kind !== "mine") throw new Error(claim.kind);
  await answers.settle({ ...asked, holder: claim.holder }, JSON.stringify({ value: email }));
};

describe.each(ENGINES)("the tables of %s", (_name, fresh) => {
  test("are covered by exportPerson and erasePerson, column by column", async () => {
    const { db } = await fresh();
    const known = Object.entries(PERSONAL).map(([table, columns]) => [
      table,
      Object.values(columns).join(" ").split(/\s+/).toSorted(),
    ]);
    expect(await columnsIn(db)).toEqual(Object.fromEntries(known));
  });

  test("export all that they hold of a person, and nothing of an erased one, whatever news come", async () => {
    const { db } = await fresh();
    const store = postgresShop({ db });
    const { records } = store;
    await plantAll(db);
    const before = await dump(db);
    for (const [table, columns] of Object.entries(PERSONAL))
      if ("exported" in columns && table !== "lookup") expect(before[table], table).toMatch(HERS);
    const kept = await exportPerson(records)("MABEL@example.com");
    expect(kept.beside.map(({ kind }) => kind).sort()).toEqual([
      "kept-answer",
      "link-wish",
      "link-wish",
      "open-link",
      "proven-browser",
    ]);

    const command = shopCommands({
      store,
      clock: { now: () => NOON },
      ids: { next: () => "N" },
      shared: { publicUrl: "", sendsMail: true },
    });
    await command(erasePerson)("mabel@example.com");
    await command(recordCapture)("A", {
      state: "completed",
      captureId: "MONEY",
      payer: { givenName: "Mabel", email: "mabel@example.com", name: "Mabel Hen" },
    });
    for (const [table, said] of Object.entries(await dump(db)))
      expect(said, table).not.toMatch(HERS);
    expect((await exportPerson(records)("mabel@example.com")).beside).toEqual([]);
  });
});
