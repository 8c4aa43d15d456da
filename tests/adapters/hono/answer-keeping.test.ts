import { describe, expect, test, vi } from "vitest";
import { Fault } from "#ports/fault.ts";
import { eventually } from "#tests/support/eventually.ts";
import { aBrowserOf, anOwner, aServer, post } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";

const KEY = { "Idempotency-Key": "first-key-of-all" };

const NEW = JSON.stringify([{ name: "Ada", email: "ada@example.com", phone: "" }]);

const EVERYBODY = JSON.stringify([{ text: "", sort: null, after: null }]);

describe("a command with an idempotency key", () => {
  test("runs once and replays its answer", async () => {
    const { fetch } = await anOwner();
    const answers = [];
    for (let time = 0; time < 3; time += 1)
      answers.push(await (await fetch("/api/office/addCustomer", post(NEW, KEY))).text());
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('"ok":true');
  });

  test("waits for a first run that is under way", async () => {
    const { fetch } = await anOwner();
    const send = () => fetch("/api/office/addCustomer", post(NEW, KEY)).then((one) => one.text());
    const [first, second] = await Promise.all([send(), send()]);
    expect(first).toContain('"ok":true');
    expect(second).toBe(first);
  });

  test("is refused with other input (409) or a bad key (400), and runs again without a key", async () => {
    const { fetch } = await anOwner();
    const statusOf = async (body: string, headers: Record<string, string>) =>
      (await fetch("/api/office/addCustomer", post(body, headers))).status;
    expect(await statusOf(NEW, KEY)).toBe(200);
    expect(await statusOf(NEW.replace("Ada", "Eve"), KEY)).toBe(409);
    expect(await statusOf(NEW, { "Idempotency-Key": "short" })).toBe(400);
    expect(await statusOf(NEW, { "Idempotency-Key": "x".repeat(101) })).toBe(400);
    const again = await fetch("/api/office/addCustomer", post(NEW));
    expect(await again.json()).toMatchObject({ value: { refusal: { kind: "duplicate-email" } } });
  });

  test.each([
    [7, 400],
    [8, 200],
    [100, 200],
    [101, 400],
  ])("of %i characters is answered with %i", async (length, status) => {
    const { fetch } = await anOwner();
    const key = { "Idempotency-Key": "x".repeat(length) };
    expect((await fetch("/api/office/addCustomer", post(NEW, key))).status).toBe(status);
  });

  test("keeps no answer to bad input", async () => {
    const { fetch } = await anOwner();
    expect((await fetch("/api/office/addCustomer", post("[]", KEY))).status).toBe(400);
    expect((await fetch("/api/office/addCustomer", post(NEW, KEY))).status).toBe(200);
  });

  test("is keyed by call and session too", async () => {
    const { app, fetch } = await anOwner();
    const statusOf = async (call: string, body: string) =>
      (await fetch(`/api/office/${call}`, post(body, KEY))).status;
    expect(await statusOf("removeCustomer", '["A"]')).toBe(200);
    expect(await statusOf("deletePost", '["B"]')).toBe(200);
    const first = await (await fetch("/api/office/addCustomer", post(NEW, KEY))).text();
    const other = aBrowserOf(app);
    await other.fetch("/api/counter/logIn", post('["farmgate"]'));
    const second = await (await other.fetch("/api/office/addCustomer", post(NEW, KEY))).text();
    expect(first).toContain('"ok":true');
    expect(second).toContain("duplicate-email");
  });

  test("may be repeated after a database failure", async () => {
    const serverStore = memoryServerStore();
    const store = serverStore.storeFor(null);
    const faults = [new Fault("shop-unreachable")];
    const run: typeof store.unitOfWork.run = async (work) => {
      const fault = faults.pop();
      if (fault) throw fault;
      return store.unitOfWork.run(work);
    };
    const failing = { ...serverStore, storeFor: () => ({ ...store, unitOfWork: { run } }) };
    const { fetch } = await anOwner({ serverStore: failing });
    expect((await fetch("/api/office/addCustomer", post(NEW, KEY))).status).toBe(503);
    expect((await fetch("/api/office/addCustomer", post(NEW, KEY))).status).toBe(200);
  });

  test("renews its claim while it runs, and no longer", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const serverStore = memoryServerStore();
      const renew = vi.spyOn(serverStore.answers, "renew");
      let finish = (): void => undefined;
      const ask = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
      const { app } = aServer({
        serverStore: { ...serverStore, links: { ...serverStore.links, ask } },
      });
      const answer = app.request("/api/counter/requestOrderLink", post('["a@b.uk"]', KEY));
      await eventually(() => expect(ask).toHaveBeenCalled());
      vi.advanceTimersByTime(4_500);
      expect(renew.mock.calls.length).toBeGreaterThanOrEqual(2);
      finish();
      expect((await answer).status).toBe(200);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("sets the cookies of the first answer again, and none for a wrong password", async () => {
    const { app } = aServer();
    const cookieOf = async (body: string, key: string) => {
      const headers = { "Idempotency-Key": key };
      const { headers: told } = await app.request("/api/counter/logIn", post(body, headers));
      return told.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    };
    await cookieOf('["farmgate"]', "the-right-one");
    const [Cookie = ""] = await cookieOf('["farmgate"]', "the-right-one");
    const sheet = await app.request("/api/office/getStockSheet", { headers: { Cookie } });
    expect(sheet.status).toBe(200);
    await cookieOf('["wrong"]', "the-wrong-one");
    expect(await cookieOf('["wrong"]', "the-wrong-one")).toEqual([]);
  });

  test("stores keyed digests of input and address alone", async () => {
    const knownBy = async (secret: string) => {
      const serverStore = memoryServerStore();
      const claim = vi.spyOn(serverStore.answers, "claim");
      const { app } = aServer({ serverStore, secret });
      await app.request("/api/counter/requestOrderLink", post('["a@b.uk"]', KEY));
      const { input = "", caller = "" } = claim.mock.calls[0]?.[0] ?? {};
      return { input, caller };
    };
    const [one, other] = [await knownBy("one"), await knownBy("other")];
    for (const name of ["input", "caller"] as const) {
      expect(one[name]).toMatch(/^[\w-]{43}$/);
      expect(other[name]).not.toBe(one[name]);
    }
  });
});

test("a query ignores an idempotency key", async () => {
  const { fetch } = await anOwner();
  const total = async () =>
    (await (await fetch("/api/office/listCustomers", post(EVERYBODY, KEY))).json()).value.total;
  expect(await total()).toBe(0);
  await fetch("/api/office/addCustomer", post(NEW));
  expect(await total()).toBe(1);
});
