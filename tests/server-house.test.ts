import { describe, expect, test, vi } from "vitest";
import { aBrowserOf, anOwner, aServer, post } from "#tests/support/loop-back.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import { houseIn } from "../src/server-house.ts";

const KEY = { "Idempotency-Key": "first-key-of-all" };
const NEW = JSON.stringify([{ name: "Ada", email: "ada@example.com", phone: "" }]);
const PACK = { category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 1 };

describe.each(ENGINES)("a command with a key, over %s", (_name, fresh) => {
  const aHouse = async () => houseIn(await fresh(), "of the password", "of the tests");

  test("is done once where the server was killed before it could answer", async () => {
    const house = await aHouse();
    let die = (_cause: Error): void => undefined;
    const settle = vi.fn(() => new Promise<never>((_resolve, reject) => (die = reject)));
    const killed = await anOwner({ house: { ...house, answers: { ...house.answers, settle } } });
    const lost = killed.fetch("/api/office/addCustomer", post(NEW, KEY));
    await vi.waitFor(() => expect(settle).toHaveBeenCalled());
    const { app } = aServer({ house });
    const Cookie = [...killed.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const again = await app.request("/api/office/addCustomer", post(NEW, { ...KEY, Cookie }));
    expect(await again.json()).toMatchObject({ value: { ok: true } });
    die(new Error("killed"));
    await lost;
  });

  test("is answered the same where it takes several steps, as a payment does", async () => {
    const { fetch } = aBrowserOf(aServer({ house: await aHouse() }).app);
    await fetch("/api/counter/openPayment", post(JSON.stringify([[PACK], "practice", 340])));
    const take = async () =>
      (await fetch("/api/counter/takePayment", post('["PAY-1"]', KEY))).text();
    const first = await take();
    expect(first).toContain('"givenName":"Mabel"');
    expect(await take()).toBe(first);
  });
});
