import type { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { SERVED_CALLS, type ServedCall } from "#adapters/hono/served-call.ts";
import { pathOf } from "#adapters/http/endpoint.ts";
import { createServerStore } from "#app/server/server-store.ts";
import type { ServerStore } from "#ports/server-store.ts";
import { examplesOf } from "#tests/support/calls/examples.ts";
import { freshCheck, OWNERS, TOMS } from "#tests/support/credentials.ts";
import { aBrowserOf, anOwner, aServer, post } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";
import { anOrder } from "#tests/support/orders.ts";
import { freshPostgres } from "#tests/support/postgres-databases.ts";
import { aCost, aCustomer, aHenEntry, aMedicine, anEggCount } from "#tests/support/records.ts";

const ALLOWED = [
  "getStockSheet",
  "saveInventory",
  "getPackingList",
  "getPackDay",
  "setOrderStatus",
  "setOrderStatuses",
  "handOver",
  "takeAtDoor",
  "markNotCollected",
  "getFlock",
  "logEggs",
  "deleteEggs",
  "putBackEggs",
  "updateEggs",
  "getFlockCare",
  "getCareOverview",
  "getCountSheet",
  "logCount",
  "getUnfitOrders",
  "getDisputedOrders",
  "isBookOpen",
];

const officeCalls = SERVED_CALLS.filter(({ part }) => part === "office");

const fitting = ({ part, name }: ServedCall): string =>
  JSON.stringify(examplesOf(part, name).at(-1));

const requestOf = (call: ServedCall, input: string) => {
  const path = pathOf(call.part, call.name);
  return call.kind === "query"
    ? ([`${path}?input=${encodeURIComponent(input)}`, {}] as const)
    : ([path, post(input)] as const);
};

const aHelperOf = async (app: Hono, password = TOMS) => {
  const { fetch } = aBrowserOf(app);
  await fetch("/api/counter/logIn", post(JSON.stringify([password])));
  return async (call: ServedCall, input = fitting(call)) => {
    const [path, init] = requestOf(call, input);
    const answer = await fetch(path, init);
    return { status: answer.status, body: await answer.text() };
  };
};

const plant = async (serverStore: ServerStore): Promise<void> => {
  const { records } = serverStore.storeFor(null);
  await records.orders.add(
    anOrder({ id: "PAY-1", customerName: "Mabel Hen", fee: 1234, captureId: "MONEY" }),
  );
  await records.flocks.addCost("1", aCost({ amount: 4321 }));
  await records.flocks.addEggs("1", anEggCount());
  await records.care.addHens("1", aHenEntry());
  await records.care.addMedicine("1", aMedicine());
  await records.customers.add(aCustomer());
};

describe("with a helper's session", () => {
  test("the table has these calls for helpers, and no other", () => {
    const theirs = SERVED_CALLS.filter(({ access }) => access === "helper");
    expect(theirs.map(({ name }) => name).sort()).toEqual([...ALLOWED].sort());
    expect(new Set(officeCalls.map(({ access }) => access))).toEqual(new Set(["helper", "owner"]));
  });

  test.each(officeCalls.map((call) => [call.name, call] as const))(
    "office.%s is answered, or refused with nothing told",
    async (name, call) => {
      const { app, serverStore } = aServer();
      await plant(serverStore);
      const ask = await aHelperOf(app);
      const { status, body } = await ask(call);
      if (ALLOWED.includes(name)) return expect(status, body).toBe(200);
      expect([status, body]).toEqual([403, '{"fault":"not-allowed"}']);
      // Before its input is looked at.
      expect(await ask(call, "no JSON")).toEqual({ status, body });
    },
  );

  test.each(officeCalls.map((call) => [call.name, call] as const))(
    "and office.%s without one is a 401, before its input is looked at",
    async (_name, call) => {
      const { app } = aServer();
      for (const input of [fitting(call), "no JSON"]) {
        const [path, init] = requestOf(call, input);
        const answer = await app.request(path, init);
        expect([answer.status, await answer.text()]).toEqual([401, '{"fault":"not-logged-in"}']);
      }
    },
  );

  test("no read tells of money, e-mails or customers", async () => {
    const { app, serverStore } = aServer();
    await plant(serverStore);
    const ask = await aHelperOf(app);
    const told: string[] = [];
    for (const call of SERVED_CALLS.filter(
      ({ kind, access }) => kind === "query" && access === "helper",
    ))
      told.push((await ask(call)).body);
    expect(told).toHaveLength(9);
    expect(told.join()).toContain("Mabel Hen");
    expect(told.join()).not.toMatch(/price|total|fee|amount|capture|1234|4321|@/i);
  });

  test("refuses a foreign page as before, and allows a helper's call by no other method", async () => {
    const { app } = aServer();
    const { fetch } = aBrowserOf(app);
    await fetch("/api/counter/logIn", post(JSON.stringify([TOMS])));
    const foreign = await app.request(
      "/api/office/savePrices",
      post("[[]]", { "Sec-Fetch-Site": "cross-site" }),
    );
    expect(await foreign.json()).toEqual({ fault: "wrong-origin" });
    expect((await fetch("/api/office/getPriceSheet", { method: "PUT" })).status).toBe(405);
  });

  test("getPerson says who it is, and null without a session", async () => {
    const { app } = aServer();
    const { fetch } = aBrowserOf(app);
    const person = async () => (await (await fetch("/api/counter/getPerson")).json()) as unknown;
    expect(await person()).toEqual({ value: null });
    await fetch("/api/counter/logIn", post(JSON.stringify([TOMS])));
    expect(await person()).toEqual({ value: { kind: "helper", id: "tom", name: "Tom" } });
  });
});

describe("a helper's password", () => {
  const tryFrom = async (app: Hono, password: string) =>
    (await app.request("/api/counter/logIn", post(JSON.stringify([password])))).status;

  test("has to wait after five wrong ones, like the owner's", async () => {
    const { app } = aServer();
    for (let time = 0; time < 5; time += 1) expect(await tryFrom(app, `wrong ${time}`)).toBe(200);
    expect(await tryFrom(app, TOMS)).toBe(429);
  });

  test("clears no count, so that a helper can't guess the owner's between two logins", async () => {
    const { app } = aServer();
    for (let time = 0; time < 5; time += 1) {
      expect(await tryFrom(app, TOMS)).toBe(200);
      expect(await tryFrom(app, `wrong ${time}`)).toBe(200);
    }
    expect(await tryFrom(app, "farmgate")).toBe(429);
  });

  test("is checked without the slow hash", async () => {
    let checks = 0;
    const passwords = {
      check: async (password: string) => {
        checks += 1;
        return freshCheck.check(password);
      },
    };
    const { app } = aServer({ deps: { passwords } });
    for (let time = 0; time < 20; time += 1) expect(await tryFrom(app, TOMS)).toBe(200);
    expect(checks).toBe(0);
  });
});

test("the stream of changes tells a helper of what they may read, and of the end", async () => {
  const serverStore = memoryServerStore();
  const { app } = aServer({ serverStore });
  const { fetch } = aBrowserOf(app);
  await fetch("/api/counter/logIn", post(JSON.stringify([TOMS])));
  const reader = (await fetch("/api/changes")).body
    ?.pipeThrough(new TextDecoderStream())
    .getReader();
  const next = async () => (await reader?.read())?.value ?? "";
  const first = await next();
  for (const topic of ["inventory", "orders", "flocks", "care", "session"])
    expect(first).toContain(`"${topic}"`);
  for (const topic of ["customers", "agreements", "refunds", "messages", "erasures"])
    expect(first).not.toContain(`"${topic}"`);
  const { records } = serverStore.storeFor(null);
  await records.customers.add(aCustomer());
  await records.orders.add(anOrder());
  expect(await next()).toMatch(/data: \{"orders":\d+\}/);
  await fetch("/api/counter/logOut", post("[]"));
  expect(await next()).toMatch(/data: \{"session":\d+\}/);
  await records.orders.add(anOrder({ id: "B" }));
  await records.prices.save(await records.prices.load());
  await reader?.cancel();
});

test("over a database a helper is added, packs across a restart, and is out when removed", async () => {
  const { db, close } = await freshPostgres();
  const aServedShop = () =>
    aServer({ serverStore: createServerStore({ db, close }, OWNERS.mark, "of the tests") });
  const owner = await anOwner({
    serverStore: createServerStore({ db, close }, OWNERS.mark, "of the tests"),
  });
  const send = async (name: string, ...input: readonly unknown[]) => {
    const answer = await owner.fetch(`/api/office/${name}`, {
      ...post(JSON.stringify(input), { "Idempotency-Key": `the-key-of-${name}` }),
    });
    return (await answer.json()) as { value: { value: { password: string } } };
  };
  const { value } = (await send("addHelper", "Tom")).value;
  const kept = JSON.stringify(await db.selectFrom("answer").selectAll().execute());
  expect(kept).not.toContain(value.password);

  const { fetch, jar } = aBrowserOf(aServedShop().app);
  await fetch("/api/counter/logIn", post(JSON.stringify([value.password])));
  const Cookie = [...jar].map(([name, text]) => `${name}=${text}`).join("; ");
  const statuses = async () => {
    const { app } = aServedShop();
    const paths = ["getPackingList", "getPriceSheet"].map((name) => `/api/office/${name}`);
    const answers = paths.map((path) => app.request(path, { headers: { Cookie } }));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await statuses()).toEqual([200, 403]);
  const sheet = (await (await owner.fetch("/api/office/getPeople")).json()) as {
    value: { helpers: readonly { id: string }[] };
  };
  await send("removeHelper", sheet.value.helpers[0]?.id);
  expect(await statuses()).toEqual([401, 401]);
});
