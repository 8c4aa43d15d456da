import { describe, expect, test, vi } from "vitest";
import { Fault } from "#ports/fault.ts";
import { agreeable } from "#tests/support/a-shop.ts";
import { anOwner, aServer, post } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";

const KEY = { "Idempotency-Key": "first-key-of-all" };

const A_DOZEN = { category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 1 };
const OPENING = JSON.stringify([[A_DOZEN], "practice", 340]);

type Server = ReturnType<typeof aServer>;

/** Opens a payment with that key, from a browser with that cookie. */
const openWith = async ({ app }: Server, Cookie: string) => {
  const answer = await app.request(
    "/api/counter/openPayment",
    post(OPENING, { ...KEY, ...(Cookie && { Cookie }) }),
  );
  const [cookie = ""] = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  const { value } = (await answer.json()) as { value: { value: { orderId: string } } };
  return { orderId: value.value.orderId, cookie };
};

describe("a payment opened without a look-up key", () => {
  test("is replayed without a key, or with the key that it set", async () => {
    const server = aServer();
    const first = await openWith(server, "");
    expect(first.cookie).toMatch(/^farmgate-orders-\w+=./);
    const again = await openWith(server, "");
    expect(again.orderId).toBe(first.orderId);
    for (const { cookie } of [first, again])
      expect((await openWith(server, cookie)).orderId).toBe(first.orderId);
  });

  test("is not replayed to another key", async () => {
    const server = aServer();
    const first = await openWith(server, "");
    const other = await openWith(server, "farmgate-orders=of-somebody-else");
    expect(other.orderId).not.toBe(first.orderId);
  });
});

test("a payment opened with a look-up key is not replayed to another key, or without one", async () => {
  const server = aServer();
  const mine = "farmgate-orders=mine";
  const first = await openWith(server, mine);
  for (const Cookie of ["", "farmgate-orders=of-somebody-else"])
    expect((await openWith(server, Cookie)).orderId).not.toBe(first.orderId);
  expect((await openWith(server, mine)).orderId).toBe(first.orderId);
});

test("a refused command is decided anew", async () => {
  const { fetch } = await anOwner();
  const add = async (email: string) =>
    (
      await fetch(
        "/api/office/addCustomer",
        post(JSON.stringify([{ name: "Ada", email, phone: "" }]), KEY),
      )
    ).json();
  const refused = { value: { ok: false, refusal: { kind: "invalid-email" } } };
  expect(await add("no e-mail")).toMatchObject(refused);
  expect(await add("ada@example.com")).toMatchObject({ value: { ok: true } });
  expect(await add("no e-mail")).toEqual({ fault: "key-reused" });
});

test("a refused payment is decided anew", async () => {
  const gateway = agreeable();
  const faults = [new Fault("payment-not-approved")];
  const capture: typeof gateway.capture = async (...deps) => {
    const fault = faults.pop();
    if (fault) throw fault;
    return gateway.capture(...deps);
  };
  const server = aServer({ deps: { payments: { practice: { ...gateway, capture } } } });
  const { orderId } = await openWith(server, "");
  const body = JSON.stringify([orderId, { givenName: "Mabel", email: "mabel@example.com" }]);
  const take = async () =>
    (await server.app.request("/api/counter/takePayment", post(body, KEY))).json();
  expect(await take()).toMatchObject({ value: { refusal: { kind: "not-approved" } } });
  expect(await take()).toMatchObject({ value: { ok: true } });
});

test.each([
  ["logIn", '["farmgate"]'],
  ["logIn", '["wrong"]'],
  ["logOut", "[]"],
])("%s %s claims no key, and does nothing more the second time", async (name, body) => {
  const serverStore = memoryServerStore();
  const claim = vi.spyOn(serverStore.answers, "claim");
  const { app } = aServer({ serverStore });
  for (let time = 0; time < 2; time += 1)
    expect((await app.request(`/api/counter/${name}`, post(body, KEY))).status).toBe(200);
  expect(claim).not.toHaveBeenCalled();
});

describe("three hundred repeats during the first run", () => {
  const send = async (taken: () => Promise<unknown>) => {
    const serverStore = memoryServerStore();
    const gateway = agreeable();
    const claim = vi.spyOn(serverStore.answers, "claim");
    const capture = vi.fn(async (...deps: Parameters<typeof gateway.capture>) => {
      await taken();
      return gateway.capture(...deps);
    });
    const server = aServer({
      serverStore,
      deps: { payments: { practice: { ...gateway, capture } } },
    });
    const { orderId } = await openWith(server, "");
    claim.mockClear();
    const body = JSON.stringify([orderId, { givenName: "Mabel", email: "mabel@example.com" }]);
    const take = (one: number) =>
      server.app.request(
        "/api/counter/takePayment",
        post(body, { ...KEY, "X-Address": `10.0.0.${one % 250}` }),
      );
    const answers = await Promise.all(Array.from({ length: 300 }, (_, one) => take(one)));
    return { answers, claim, capture };
  };

  const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

  test("wait in this process and share its answer", async () => {
    const { answers, claim, capture } = await send(pause);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('"ok":true');
    expect(capture).toHaveBeenCalledTimes(1);
    expect(claim).toHaveBeenCalledTimes(1);
  });

  test("fail with it", async () => {
    const { answers, claim } = await send(async () => {
      await pause();
      throw new Fault("payment-unreachable");
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(claim).toHaveBeenCalledTimes(1);
  });
});
