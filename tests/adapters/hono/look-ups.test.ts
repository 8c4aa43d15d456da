import { describe, expect, test } from "vitest";
import { farmJson } from "#adapters/farm-json/farm-json.ts";
import { nodeSha256 } from "#adapters/node/node-sha256.ts";
import { createBackgroundJobs } from "#core/shop/background-jobs.ts";
import { agreeable, cleaner, noon } from "#tests/support/a-shop.ts";
import { aBrowserOf, aServer, ORIGIN, post, remoteShopOf } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";
import { anOrder } from "#tests/support/orders.ts";

const AN_ORDER = anOrder({
  customerName: "Mabel Hen",
  phone: "07700 900142",
  note: "Ring twice",
  address: { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" },
  paymentMethod: "paypal",
  captureId: "MONEY",
  fee: 30,
  log: [{ at: "2026-06-20T11:00:00Z", kind: "paid" }],
});

const aShopWithAnOrder = async () => {
  const serverStore = memoryServerStore();
  const store = serverStore.storeFor(null);
  await store.records.orders.add(AN_ORDER);
  const { app } = aServer({ serverStore });
  const backgroundJobs = createBackgroundJobs({
    store,
    shared: { publicUrl: ORIGIN, sendsMail: false },
    links: serverStore.links,
    orderTokens: serverStore.orderTokens,
    payments: { practice: agreeable() },
    postman: null,
    clock: noon,
    ids: { next: () => "ID" },
    cleaner,
    backupFormat: farmJson(nodeSha256),
    log: { error: () => undefined },
  });
  const linkOf = async (email: string) => {
    await backgroundJobs.writeOrderLinks();
    const [message] = await store.records.messages.ofEmail(email);
    return /#link=(.*)/.exec(message?.text ?? "")?.[1] ?? null;
  };
  const visit = () => remoteShopOf(aBrowserOf(app).fetch).counter;
  return { app, serverStore, visit, linkOf };
};

describe("a browser that has placed no order", () => {
  test("finds no orders before it has used a link, and then none with address, phone or note", async () => {
    const { visit, linkOf } = await aShopWithAnOrder();
    const [mabel, stranger] = [visit(), visit()];
    expect(await mabel.findOrders("mabel@example.com")).toEqual([]);
    expect(await mabel.requestOrderLink("Mabel@example.com")).toEqual({ ok: true, value: null });
    const token = await linkOf("mabel@example.com");
    expect(await mabel.useOrderLink(token ?? "")).toEqual({ ok: true, value: "Mabel@example.com" });
    expect(await mabel.findOrders("MABEL@example.com")).toEqual([
      {
        id: "A",
        date: AN_ORDER.date,
        customerEmail: "mabel@example.com",
        customerName: "Mabel Hen",
        total: 340,
        status: "Pending",
        items: AN_ORDER.items,
        paymentMethod: "paypal",
        money: [expect.objectContaining({ kind: "sale", amount: 340 })],
      },
    ]);
    expect(await mabel.findOrder("A")).toBeNull();
    expect(await stranger.findOrders("mabel@example.com")).toEqual([]);
    expect(await stranger.useOrderLink(token ?? "")).toEqual({
      ok: false,
      refusal: { kind: "link-over" },
    });
    expect(await mabel.findOrders("ada@example.com")).toEqual([]);
  });

  test("gets the same answer whether an e-mail has orders, has none or is none", async () => {
    const { app, serverStore, visit, linkOf } = await aShopWithAnOrder();
    const answers = await Promise.all(
      ["mabel@example.com", "nobody@example.com", "", "no e-mail"].map(async (email) => {
        const sent = post(JSON.stringify([email]), { "X-Address": "10.0.0.7" });
        const answer = await app.request("/api/counter/requestOrderLink", sent);
        return [answer.status, await answer.text(), [...answer.headers.keys()].sort()];
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    await visit().requestOrderLink("nobody@example.com");
    expect(await linkOf("nobody@example.com")).toBeNull();
    expect(await serverStore.links.asked(10)).toEqual([]);
  });

  test("gets twenty link requests an hour, and the same answer beyond", async () => {
    const { app, serverStore } = await aShopWithAnOrder();
    const wish = (at: number, address: string) =>
      app.request(
        "/api/counter/requestOrderLink",
        post(JSON.stringify([`${at}@example.com`]), { "X-Address": address }),
      );
    for (let at = 0; at < 25; at += 1) expect((await wish(at, "10.0.0.8")).status).toBe(200);
    expect(await serverStore.links.asked(100)).toHaveLength(20);
    await wish(99, "10.0.0.9");
    expect(await serverStore.links.asked(100)).toHaveLength(21);
  });
});

test("findOrder shows the paying browser name and address, and nothing of the books", async () => {
  const { app } = aServer();
  const { counter } = remoteShopOf(aBrowserOf(app).fetch);
  const pack = {
    category: "large",
    packSize: 12,
    deliveryMethod: "delivery",
    quantity: 1,
  } as const;
  const opened = await counter.openPayment([pack], "practice", 340, "Ring twice");
  const payer = {
    givenName: "Mabel",
    email: "mabel@example.com",
    phone: "07700 900142",
    address: { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" },
  };
  await counter.takePayment(opened.ok ? opened.value.orderId : "", payer);
  const [order] = await counter.findOrders("mabel@example.com");
  expect(order).toMatchObject({ address: payer.address, phone: payer.phone, note: "Ring twice" });
  for (const name of ["captureId", "fee", "log"]) expect(order).not.toHaveProperty(name);
  expect(await counter.findOrder("PAY-1")).toEqual(order);
  expect(await remoteShopOf(aBrowserOf(app).fetch).counter.findOrder("PAY-1")).toBeNull();
});

test.each(["contactFarm", "joinWaitlist"])(
  "%s takes five an hour from one caller",
  async (name) => {
    const { app } = aServer();
    const input =
      name === "contactFarm"
        ? [{ name: "Ada", email: "ada@example.com", message: "Hello" }]
        : ["large", "ada@example.com"];
    const call = (address: string) =>
      app.request(`/api/counter/${name}`, post(JSON.stringify(input), { "X-Address": address }));
    for (let time = 0; time < 5; time += 1) expect((await call("10.0.0.1")).status).toBe(200);
    const sixth = await call("10.0.0.1");
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get("Retry-After")).toBeTruthy();
    expect((await call("10.0.0.2")).status).toBe(200);
  },
);
