import { describe, expect, test } from "vitest";
import { createServerStore } from "#app/server/server-store.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { aBrowserOf, anOwner, aServer, post } from "#tests/support/loop-back.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

const KEY = { "Idempotency-Key": "first-key-of-all" };
const NEW = JSON.stringify([{ name: "Ada", email: "ada@example.com", phone: "" }]);
const PACK = { category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 1 };

describe.each(ENGINES)("a command with an idempotency key over %s", (_name, fresh) => {
  const aServerStore = async () => createServerStore(await fresh(), OWNERS.mark, "of the tests");

  test("runs once where the server was killed before it answered", async () => {
    const serverStore = await aServerStore();
    let [die, reached] = [(_cause: Error): void => undefined, (): void => undefined];
    const atRelease = new Promise<void>((resolve) => (reached = resolve));
    const release = () =>
      new Promise<never>((_resolve, reject) => {
        die = reject;
        reached();
      });
    const killed = await anOwner({
      serverStore: { ...serverStore, answers: { ...serverStore.answers, release } },
    });
    const lost = killed.fetch("/api/office/addCustomer", post(NEW, KEY));
    await atRelease;
    const { app } = aServer({ serverStore });
    const Cookie = [...killed.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const again = await app.request("/api/office/addCustomer", post(NEW, { ...KEY, Cookie }));
    expect(await again.json()).toMatchObject({ value: { ok: true } });
    die(new Error("killed"));
    await lost;
  });

  test("keeps no answer where it changed nothing", async () => {
    const database = await fresh();
    const { app } = aServer({
      serverStore: createServerStore(database, OWNERS.mark, "of the tests"),
    });
    const kept = async () => (await database.db.selectFrom("answer").select("id").execute()).length;
    const send = (call: string, body: string, key: number) =>
      app.request(`/api/counter/${call}`, post(body, { "Idempotency-Key": `key number ${key}` }));
    for (const [call, body] of [
      ["logOut", "[]"],
      ["logIn", '["wrong"]'],
      ["cancelPayment", '["NONE"]'],
      ["takePayment", '["NONE"]'],
      ["useOrderLink", '["none"]'],
      ["openPayment", '[[],"practice",0]'],
      ["joinWaitlist", '["large","no e-mail"]'],
    ] as const)
      for (let key = 1; key <= 3; key += 1)
        expect((await send(call, body, key)).status, call).toBe(200);
    expect(await kept()).toBe(0);
    await send("joinWaitlist", '["large","ada@example.com"]', 4);
    expect(await kept()).toBe(1);
  });

  test("replays its answer where it takes several steps, as a payment does", async () => {
    const { fetch } = aBrowserOf(aServer({ serverStore: await aServerStore() }).app);
    await fetch("/api/counter/openPayment", post(JSON.stringify([[PACK], "practice", 340])));
    const take = async () =>
      (await fetch("/api/counter/takePayment", post('["PAY-1"]', KEY))).text();
    const first = await take();
    expect(first).toContain('"givenName":"Mabel"');
    expect(await take()).toBe(first);
  });
});
