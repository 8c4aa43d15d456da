import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { keptAnswers } from "#adapters/postgres/kept-answers.ts";
import { orderLinks } from "#adapters/postgres/order-links.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { requestRate } from "#adapters/postgres/request-rate.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { storedEmailKey } from "#adapters/postgres/values.ts";
import { anonymous } from "#core/orders/anonymous.ts";
import { erasePersonNow } from "#core/privacy/erase-person.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

const TABLES = ["answer", "link", "link_request", "proven", "rate", "lookup"] as const;

/** Whatever the server may keep about a customer who ordered. */
const plant = async (db: Kysely<Tables>, id: string, email: string): Promise<void> => {
  const links = orderLinks(db, requestRate(db), "secret");
  const answers = keptAnswers(db);
  await postgresShop({ db }).records.orders.add(anOrder({ id, customerEmail: email }));
  await links.ask(email);
  for (const wish of await links.asked(9)) await links.tokenFor(wish);
  await db
    .insertInto("proven")
    .values({ key_hash: "k", email_key: storedEmailKey(email), email })
    .execute();
  await db.insertInto("lookup").values({ key_hash: "k", order_id: id }).execute();
  for (const word of [email.toUpperCase(), id]) {
    const asked = {
      key: `of ${word}`,
      call: "counter/takePayment",
      session: "",
      lookup: "",
      input: "",
      caller: "",
    };
    const claim = await answers.claim(asked);
    if (claim.kind !== "mine") throw new Error(claim.kind);
    await answers.settle({ ...asked, holder: claim.holder }, JSON.stringify({ value: word }));
  }
};

describe.each(ENGINES)("erasures in %s", (_name, fresh) => {
  test("know one erased by a version that took each spelling at Google for another", async () => {
    const { db } = await fresh();
    const email_hash = createHash("sha256").update("mabel.hen@gmail.com").digest("hex");
    await db.insertInto("erasure").values({ email_hash, at: NOON, in_files: false }).execute();
    const { erasures } = postgresShop({ db }).records;
    expect(await erasures.since("Mabel.Hen@gmail.com")).toBe(NOON);
    expect(await erasures.since("mabelhen@gmail.com")).toBeNull();
  });

  test("remove answers that name the person in another spelling at Google", async () => {
    const { db } = await fresh();
    await plant(db, "PAY-MABELS", "Mabel.Hen@googlemail.com");
    await postgresShop({ db }).unitOfWork.run((all) =>
      erasePersonNow({ ...all, now: NOON, newId: "N" })("mabelhen@gmail.com"),
    );
    for (const table of TABLES) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toMatch(/mabel/i);
    }
  });

  test("remove an address from answers, links, limits and look-ups, and nothing of others", async () => {
    const { db } = await fresh();
    await plant(db, "PAY-MABELS", "Mabel@example.com");
    await plant(db, "PAY-ABELS", "abel@example.com");
    await postgresShop({ db }).unitOfWork.run((all) =>
      erasePersonNow({ ...all, now: NOON, newId: "N" })("mabel@EXAMPLE.com"),
    );
    for (const table of TABLES) {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
      expect(rows, table).not.toMatch(/mabel/i);
      expect(rows, table).not.toBe("[]");
    }
    const bodies = (await db.selectFrom("answer").select("body").execute()).map(({ body }) => body);
    expect(bodies.sort()).toEqual(['{"value":"ABEL@EXAMPLE.COM"}', '{"value":"PAY-ABELS"}']);
    const noted = await db.selectFrom("erasure").selectAll().execute();
    expect(JSON.stringify(noted)).not.toMatch(/mabel/i);
  });

  test("remove the links of an address in either spelling of its domain", async () => {
    const { db } = await fresh();
    await plant(db, "PAY-MABELS", "mabel@xn--mller-kva.example");
    await postgresShop({ db }).unitOfWork.run((all) =>
      erasePersonNow({ ...all, now: NOON, newId: "N" })("Mabel@müller.example"),
    );
    for (const table of ["link", "link_request", "proven", "lookup"] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  test("leave no search word of an order that came from its customer alone", async () => {
    const { db } = await fresh();
    const { unitOfWork } = postgresShop({ db });
    const order = anOrder({ customerEmail: "mabel@example.com", customerName: "Mabel Smith" });
    await unitOfWork.run(({ orders }) => orders.add(order));
    await unitOfWork.run(({ orders }) => orders.replace(anonymous(order)));
    const { rows } = await sql<{ words: string }>`select words from orders`.execute(db);
    const words = rows[0]?.words;
    expect(words).toContain("eggs");
    expect(words).not.toMatch(/mabel|smith|example/);
  });
});
