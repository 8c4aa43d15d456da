import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WRONG_PASSWORDS } from "#adapters/hono/limits.ts";
import { visitorMemory } from "#adapters/memory/visitor-memory.ts";
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
import type { OrderQuery } from "#ports/order-repository.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { addEveryA } from "#tests/support/every-call.ts";
import { GROWING, GROWN_CALLS, STAYS_SMALL } from "#tests/support/grown-calls.ts";
import { GROWN_TABLES, grow } from "#tests/support/grown-shop.ts";
import { emptyPGlite, emptyPostgres } from "#tests/support/postgres-databases.ts";
import { throwingLog } from "#tests/support/throwing-log.ts";
import { seconds } from "../../tools/lib/slowness.ts";

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

const allRecords = () => ({
  ...postgresShop(database).records,
  ...visitorMemory().open().records,
});

beforeAll(async () => {
  pool = postgresPool(await emptyPostgres());
  database = databaseOver(overheard(pool));
  await migrate(database.db);
  await grow(database.db);
  await addEveryA(allRecords());
}, seconds(60));

afterAll(() => database.close());

const EVERY = { text: "", status: "All", after: null } as const;
const HALF_WAY = "1700000000000/7";

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
    const lookups = orderLookups(database.db, ["k500"], async () => "new");
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
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly Plan[];
}

/** Of lots with eggs left, which are few. */
const SMALL_INDEX = "egg_lot_open";

/** Whether it reads its table, or an index, from end to end: behind a limit it stops before. */
const isWhole = (plan: Plan, isLimited: boolean): boolean =>
  plan["Node Type"] === "Seq Scan" ||
  (/^Index.* Scan$/.test(plan["Node Type"]) &&
    plan["Index Name"] !== SMALL_INDEX &&
    !plan["Index Cond"] &&
    !isLimited);

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
  test.each(GROWN_CALLS)("for $name", async ({ call }) => {
    const records = allRecords();
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
  { timeout: seconds(180) },
  async (_name, open) => {
    const { orders } = postgresShop(await open()).records;
    const measured = [];
    for (const query of SEARCHES)
      measured.push({ query, ms: Math.round(await quickestOf(5, () => orders.page(query))) });
    expect(measured.filter(({ ms }) => ms > LONGEST_MS)).toEqual([]);
  },
);

test("each call of the records that grow is among them, and no other records are", () => {
  const { records } = postgresShop(database);
  const names = GROWING.flatMap((name) =>
    Object.keys(records[name]).map((call) => `${name}.${call}`),
  );
  const tried = GROWN_CALLS.map(({ name }) => name.split(/[ ,]/)[0]);
  expect([...new Set(tried)].sort()).toEqual([...names].sort());
  expect([...GROWING, ...Object.keys(STAYS_SMALL)].sort()).toEqual(Object.keys(records).sort());
});

test("a query without its index scans the table, and the test reports it", async () => {
  await sql`drop index orders_email`.execute(database.db);
  const { orders } = postgresShop(database).records;
  expect(await slowTablesOf(() => orders.ofEmail("c77@x.uk"))).toEqual(["orders"]);
});
