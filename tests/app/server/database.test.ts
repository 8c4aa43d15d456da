import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { extract } from "tar";
import { afterAll, expect, test } from "vitest";
import { jsonLog } from "#adapters/node/json-log.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { openDatabase } from "#app/server/database.ts";
import { aShop, memoryStores } from "#tests/support/a-shop.ts";
import { folderMaker } from "#tests/support/embedded-folder.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCustomer, aMessage, anAgreement, aWaiting } from "#tests/support/records.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

const place = mkdtempSync(join(tmpdir(), "farmgate-erased-"));
const data = join(place, "data");
afterAll(() => rmSync(place, { recursive: true, force: true }));

const EMAIL = "wetherby@erased.example";
const NAME = "Philomena Wetherby";
const PHONE = "07700 900987";
const STREET = "14 Quillback Lane";
const NOTE = "Mind the goose at the gate";
const WORDS = [EMAIL, NAME, PHONE, STREET, NOTE];

/** Those words of the erased person that stand in any file of a folder. */
const wordsIn = (folder: string): readonly string[] => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path));
  return WORDS.filter((word) => files.some((bytes) => bytes.includes(word)));
};

const shopOf = ({ db }: Database) => {
  const shop = postgresShop({ db });
  return aShop({ stores: { ...memoryStores(), shop }, shared: { publicUrl: "http://localhost" } });
};

const somebody = (n: number) => {
  const others = [`c${n}@example.com`, `Customer ${n}`, `01293 55501${n}`, `${n} Lane`, `No ${n}`];
  const [email = "", name = "", phone = "", street = "", note = ""] = n === 7 ? WORDS : others;
  return { id: `N${n}`, email, name, phone, street, note };
};

/** Many persons, so that the database takes samples of their words. */
const fill = async (database: Database): Promise<void> => {
  const { unitOfWork } = postgresShop(database);
  for (let n = 0; n < 30; n += 1) {
    const { id, email, name, phone, street, note } = somebody(n);
    const address = { lines: [street], postcode: "RH10 1AA", country: "GB" };
    const order = { id, customerEmail: email, customerName: name, phone, address, note };
    const agreement = { orderId: id, reference: id, note, paidBy: name, state: "taken" } as const;
    await unitOfWork.run(async ({ customers, orders, messages, agreements, waitlist }) => {
      await customers.add(aCustomer({ id, email, name, phone }));
      await orders.add(anOrder(order));
      await agreements.add(anAgreement(agreement));
      await messages.add(aMessage({ id, to: email, text: `Dear ${name}, at ${street}` }));
      await waitlist.add(aWaiting({ id, email }));
    });
  }
  await sql`analyze`.execute(database.db);
};

const open = async (args: readonly string[]): Promise<Database> => {
  const opened = await openDatabase(
    { databaseUrl: null, dataFolder: data },
    {
      log: jsonLog(() => undefined, systemClock),
      makeFolderArgs: args,
      onEnd: (sentence) => {
        throw new Error(sentence);
      },
    },
  );
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  return opened.value;
};

const copies = () => {
  try {
    return readdirSync(`${data}-copies`).filter((name) => name.endsWith(".tar.gz"));
  } catch {
    return [];
  }
};

test("openDatabase leaves an erased person in no file of the database, and in no later copy", {
  timeout: seconds(60),
}, async () => {
  const maker = await folderMaker();
  const first = await open(maker.args);
  await fill(first);
  await sql`checkpoint`.execute(first.db);
  expect(wordsIn(data)).toEqual(WORDS);
  expect(await shopOf(first).app.shop.office.erasePersonNow(EMAIL)).toMatchObject({ ok: true });
  await first.close();
  expect(wordsIn(data)).toEqual([]);

  const second = await open(maker.args);
  await expect.poll(copies, { timeout: seconds(60) }).toHaveLength(1);
  await second.close();
  const unpacked = join(place, "unpacked");
  mkdirSync(unpacked);
  await extract({ file: join(`${data}-copies`, copies()[0] ?? ""), cwd: unpacked });
  expect(wordsIn(unpacked)).toEqual([]);
  expect(wordsIn(data)).toEqual([]);
  maker.remove();
});
