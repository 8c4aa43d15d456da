import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WRONG_PASSWORDS } from "#adapters/hono/limits.ts";
import { type Database, databaseOver, type SqlPool } from "#adapters/postgres/database.ts";
import { keptAnswers } from "#adapters/postgres/kept-answers.ts";
import { loginAttempts } from "#adapters/postgres/login-attempts.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { postgresPool } from "#adapters/postgres/open-postgres.ts";
import { orderLookups } from "#adapters/postgres/order-lookups.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { requestRate } from "#adapters/postgres/request-rate.ts";
import { sessionTokens } from "#adapters/postgres/session-tokens.ts";
import { sweep } from "#adapters/postgres/sweep.ts";
import { topicVersions } from "#adapters/postgres/topics.ts";
import { FARM } from "#core/farm.ts";
import { ordersOfDay } from "#core/orders/orders-of-day.ts";
import { WITHOUT_DATE } from "#core/packing/orders-for-day.ts";
import type { OrderQuery } from "#ports/order-repository.ts";
import type { ShopRecords } from "#ports/records.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { GROWN_TABLES, grow } from "#tests/support/grown-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { emptyPGlite, emptyPostgres } from "#tests/support/postgres-databases.ts";
import { aCost, aCustomer, anAgreement, anEggCount } from "#tests/support/records.ts";
import { throwingLog } from "#tests/support/throwing-log.ts";

interface Statement {
  readonly text: string;
  readonly parameters: unknown[];
}

const heard: Statement[] = [];

/** Connections that tell what is said over them. */
const overheard = (pool: SqlPool): SqlPool => ({
  connect: async () => {
    const client = await pool.connect();
    return {
      query: (text, parameters) => {
        heard.push({ text, parameters });
        return client.query(text, parameters);
      },
      release: client.release,
    };
  },
  end: pool.end,
});

let pool: SqlPool;
let database: Database;

beforeAll(async () => {
  pool = postgresPool(await emptyPostgres());
  database = databaseOver(overheard(pool));
  await migrate(database.db);
  await grow(database.db);
}, 60_000);

afterAll(() => database.close());

const EVERY = { text: "", status: "All", after: null } as const;
const HALF_WAY = "1700000000000/7";
const DAYS = { first: "2026-11-01", last: "2026-11-20" };
const BY_NAME = { column: "name", direction: "ascending" } as const;
const ALL_CUSTOMERS = { text: "", sort: null, after: null } as const;

type Read = (records: ShopRecords) => Promise<unknown>;

/** Each call of the repositories whose tables grow, by what it is called. */
const CALLS: Readonly<Record<string, Read>> = {
  "orders.find": ({ orders }) => orders.find("o5000"),
  "orders.add": ({ orders }) => orders.add(anOrder({ id: "new" })),
  "orders.replace": ({ orders }) => orders.replace(anOrder({ id: "o5000", status: "Pending" })),
  "orders.known": ({ orders }) => orders.known(["o5000", "o5001"]),
  "orders.ofCapture": ({ orders }) => orders.ofCapture("m5000"),
  "orders.pending": ({ orders }) => orders.pending(),
  "orders.toHandOver": ({ orders }) => orders.toHandOver(),
  "orders.forDaysFrom": ({ orders }) => orders.forDaysFrom("2026-11-18"),
  "orders.owed": ({ orders }) => orders.owed(),
  "orders.paidByHandSince": ({ orders }) => orders.paidByHandSince("2026-11-18T00:00:00.000Z"),
  "orders.placesFrom": ({ orders }) => orders.placesFrom("2026-11-18"),
  "orders.placedSince": ({ orders }) => orders.placedSince("2026-11-05"),
  "orders.oldest": ({ orders }) => orders.oldest(),
  "orders.ofEmail": ({ orders }) => orders.ofEmail("c77@x.uk"),
  "orders.page": ({ orders }) => orders.page(EVERY),
  "orders.page, a later one": ({ orders }) => orders.page({ ...EVERY, after: HALF_WAY }),
  "orders.page of a status": ({ orders }) =>
    orders.page({ ...EVERY, status: "Completed", after: HALF_WAY }),
  "orders.page of words that many have": ({ orders }) =>
    orders.page({ text: "large eggs", status: "Completed", after: HALF_WAY }),
  "orders.page of a day": ({ orders }) =>
    orders.page({ ...EVERY, day: ordersOfDay("2026-11-21", FARM) }),
  "orders.page without a date": ({ orders }) => orders.page({ ...EVERY, day: WITHOUT_DATE }),
  "orders.page of a letter": ({ orders }) => orders.page({ ...EVERY, text: "e" }),
  "orders.page of a word that few have": ({ orders }) => orders.page({ ...EVERY, text: "o4999" }),
  "agreements.find": ({ agreements }) => agreements.find("o500"),
  "agreements.withIds": ({ agreements }) => agreements.withIds(["o500", "o501"]),
  "agreements.underWay": ({ agreements }) => agreements.underWay(),
  "agreements.openedBefore": ({ agreements }) => agreements.openedBefore("2026-01-01"),
  "agreements.add": ({ agreements }) => agreements.add(anAgreement({ orderId: "new" })),
  "agreements.replace": ({ agreements }) => agreements.replace(anAgreement({ orderId: "o500" })),
  "agreements.remove": ({ agreements }) => agreements.remove("o500"),
  "agreements.removeAll": ({ agreements }) => agreements.removeAll(["o500", "o501"]),
  "customers.find": ({ customers }) => customers.find("c500"),
  "customers.replace": ({ customers }) =>
    customers.replace(aCustomer({ id: "c500", email: "c500@x.uk" })),
  "customers.putBack": ({ customers }) =>
    customers.putBack([{ item: aCustomer({ id: "back", email: "back@x.uk" }), unknown: null }]),
  "customers.withEmail": ({ customers }) => customers.withEmail("c77@x.uk"),
  "customers.add": ({ customers }) => customers.add(aCustomer({ id: "new" })),
  "customers.remove": ({ customers }) => customers.remove("c500"),
  "customers.page of a word": ({ customers }) =>
    customers.page({ ...ALL_CUSTOMERS, text: "customer777" }),
  "customers.page of a word, sorted": ({ customers }) =>
    customers.page({ ...ALL_CUSTOMERS, text: "customer777", sort: BY_NAME }),
  "flocks.books": ({ flocks }) => flocks.books("1"),
  "flocks.entriesBetween": ({ flocks }) => flocks.entriesBetween("1", DAYS),
  "flocks.totals": ({ flocks }) => flocks.totals("1", null),
  "flocks.totals of days": ({ flocks }) => flocks.totals("1", DAYS),
  "flocks.oldestDay": ({ flocks }) => flocks.oldestDay(),
  "flocks.findCost": ({ flocks }) => flocks.findCost("1", "k500"),
  "flocks.findEggs": ({ flocks }) => flocks.findEggs("1", "e500"),
  "flocks.replaceCost": ({ flocks }) => flocks.replaceCost("1", aCost({ id: "k500" })),
  "flocks.replaceEggs": ({ flocks }) => flocks.replaceEggs("1", anEggCount({ id: "e500" })),
  "flocks.putBackCosts": ({ flocks }) =>
    flocks.putBackCosts("1", [{ item: aCost({ id: "back" }), unknown: null }]),
  "flocks.putBackEggs": ({ flocks }) =>
    flocks.putBackEggs("1", [{ item: anEggCount({ id: "back" }), unknown: null }]),
  "flocks.addCost": ({ flocks }) => flocks.addCost("1", aCost()),
  "flocks.addEggs": ({ flocks }) => flocks.addEggs("1", anEggCount()),
  "flocks.removeCost": ({ flocks }) => flocks.removeCost("1", "k500"),
  "flocks.removeEggs": ({ flocks }) => flocks.removeEggs("1", "e500"),
};

const ANSWER = { key: "12345678", call: "c", session: "s", lookup: "", input: "i", caller: "" };

/** What the server does with tables that grow. */
const BEHIND_HTTP: Readonly<Record<string, () => Promise<unknown>>> = {
  "a session": async () => {
    const tokens = sessionTokens(database.db, { passwordMark: OWNERS.mark });
    const token = await tokens.open(OWNERS, "");
    await tokens.personOf(token);
    await tokens.close(token);
  },
  "a wrong password and a right one": async () => {
    const attempts = loginAttempts(database.db, WRONG_PASSWORDS);
    await attempts.failed("a500");
    await attempts.waitOf("a500");
    await attempts.succeeded("a500");
  },
  "a request that is counted": () => requestRate(database.db).take("r500", { most: 9, seconds: 9 }),
  "an order that is looked up": async () => {
    const lookups = orderLookups(database.db, "k500", async () => "new");
    await lookups.mine();
    await lookups.remember("o500");
  },
  "a command that is sent twice": async () => {
    const answers = keptAnswers(database.db);
    const claim = await answers.claim(ANSWER);
    const run = { ...ANSWER, holder: claim.kind === "mine" ? claim.holder : "" };
    await answers.renew(run);
    await answers.settle(run, "{}");
    await answers.claim(ANSWER);
    await answers.release(run);
  },
  "a look for changes": () => topicVersions(database.db),
  "a sweep": () => sweep(database.db, throwingLog),
};

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly Plan[];
}

/** Whether it reads its table, or an index, from end to end: behind a limit it stops before. */
const isWhole = (plan: Plan, isLimited: boolean): boolean =>
  plan["Node Type"] === "Seq Scan" ||
  (/^Index.* Scan$/.test(plan["Node Type"]) && !plan["Index Cond"] && !isLimited);

const wholeTables = (plan: Plan, isLimited = false): readonly string[] => {
  const own = isWhole(plan, isLimited) ? [plan["Relation Name"] ?? ""] : [];
  const below = isLimited || plan["Node Type"] === "Limit";
  return [...own, ...(plan.Plans ?? []).flatMap((part) => wholeTables(part, below))];
};

const isPlanned = ({ text }: Statement): boolean =>
  /^(?:select|insert|update|delete|with)/i.test(text.trim());

/** The tables that a statement goes through from end to end. */
const goneThrough = async ({ text, parameters }: Statement): Promise<readonly string[]> => {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ "QUERY PLAN": readonly { Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      parameters,
    );
    return rows.flatMap((row) => row["QUERY PLAN"]).flatMap(({ Plan: plan }) => wholeTables(plan));
  } finally {
    client.release(false);
  }
};

/** How many orders a search finds is counted one by one: that they are counted quickly is measured below. */
const isCount = ({ text }: Statement): boolean =>
  text.startsWith('select count(*) as "total" from "orders"');

const slowTablesOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  heard.length = 0;
  await work();
  const statements = heard.filter((one) => isPlanned(one) && !isCount(one));
  expect(statements).not.toEqual([]);
  const tables = [];
  for (const statement of statements) tables.push(...(await goneThrough(statement)));
  return tables.filter((table) => GROWN_TABLES.includes(table));
};

describe("in a shop of ten years no table is gone through from end to end", () => {
  test.each(Object.entries(CALLS))("for %s", async (_name, call) => {
    const { records } = postgresShop(database);
    expect(await slowTablesOf(() => call(records))).toEqual([]);
  });

  test.each(Object.entries(BEHIND_HTTP))("for %s", async (name, work) => {
    // It counts the kept answers, of which there is a most.
    const isCounted = (table: string) => name === "a sweep" && table === "answer";
    expect((await slowTablesOf(work)).filter((table) => !isCounted(table))).toEqual([]);
  });
});

const SEARCHES: readonly OrderQuery[] = [
  EVERY,
  { ...EVERY, status: "Completed" },
  ...["e", "#", "l e", "large eggs", "large eggs mabel", "ma ex 07", "o4999", "nothing"].flatMap(
    (text): OrderQuery[] => [
      { ...EVERY, text },
      { text, status: "Completed", after: HALF_WAY },
      { text, status: "Pending", after: null },
    ],
  ),
];

const LONGEST_MS = 100;

const quickestOf = async (times: number, work: () => Promise<unknown>): Promise<number> => {
  let quickest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    await work();
    quickest = Math.min(quickest, performance.now() - begun);
  }
  return quickest;
};

const grownPGlite = async (): Promise<Database> => {
  const embedded = await emptyPGlite();
  await migrate(embedded.db);
  await grow(embedded.db);
  return embedded;
};

test.each([
  ["PostgreSQL", async () => database],
  ["PGlite", grownPGlite],
] as const)(
  "a search of 100,000 orders in %s takes 100 ms at most",
  async (_name, open) => {
    const { orders } = postgresShop(await open()).records;
    const measured = [];
    for (const query of SEARCHES)
      measured.push({ query, ms: Math.round(await quickestOf(5, () => orders.page(query))) });
    expect(measured.filter(({ ms }) => ms > LONGEST_MS)).toEqual([]);
  },
  180_000,
);

test("each call of the records that grow is among them", () => {
  const { orders, agreements, customers, flocks } = postgresShop(database).records;
  const names = Object.entries({ orders, agreements, customers, flocks }).flatMap(
    ([name, repository]) => Object.keys(repository).map((call) => `${name}.${call}`),
  );
  const tried = Object.keys(CALLS).map((name) => name.split(/[ ,]/)[0]);
  expect(tried).toEqual(expect.arrayContaining(names));
});

test("a query without its index scans the table, and the test reports it", async () => {
  await sql`drop index orders_email`.execute(database.db);
  const { orders } = postgresShop(database).records;
  expect(await slowTablesOf(() => orders.ofEmail("c77@x.uk"))).toEqual(["orders"]);
});
