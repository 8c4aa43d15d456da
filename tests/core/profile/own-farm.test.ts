import { expect, test, vi } from "vitest";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { aSharedShop, LARGE_DOZEN, SMALL_TO_COLLECT } from "#tests/support/a-shared-shop.ts";
import { refundOrder } from "#tests/support/give-back.ts";
import { firstFarmIn, HILLTOP, HILLTOP_FARM } from "#tests/support/hilltop.ts";
import { aPost } from "#tests/support/records.ts";

const atHilltop = async () => {
  const shop = aSharedShop();
  await shop.records.profile.save(HILLTOP);
  return shop;
};

const textsIn = async ({ records }: Awaited<ReturnType<typeof atHilltop>>) =>
  (await records.messages.page(null)).items.map(
    ({ kind, subject, text }) => [kind, `${subject} ${text}`] as const,
  );

test("every message of a shop tells of the farm that its owner has set", async () => {
  const shop = await atHilltop();
  const orderId = await shop.open([SMALL_TO_COLLECT], 250);
  shop.provider.approve(orderId);
  expect(await shop.counter.takePayment(orderId)).toMatchObject({ ok: true });
  await shop.office.setOrderStatus({ id: orderId, status: "Ready" });
  await refundOrder(shop.office, { id: orderId, puttingBack: DELIVERY_METHODS });
  await shop.records.inventory.save({ ...(await shop.records.inventory.load()), large: 0 });
  await shop.counter.joinWaitlist("large", "mabel@example.com");
  await shop.records.inventory.save({ ...(await shop.records.inventory.load()), large: 60 });
  await shop.backgroundJobs.tellWaitlist();
  const texts = await textsIn(shop);
  expect(texts.map(([kind]) => kind).toSorted()).toEqual([
    "back-in-stock",
    "new-order",
    "order-paid",
    "ready",
    "refunded",
  ]);
  for (const [kind, text] of texts) {
    expect([kind, firstFarmIn(text)]).toEqual([kind, []]);
    if (kind !== "new-order") expect(text).toContain("Hilltop Hens, 01273 000000");
  }
});

test("the provider gets the farm's own name", async () => {
  const shop = await atHilltop();
  const create = vi.spyOn(shop.provider.gateway, "create");
  await shop.open();
  expect(create.mock.calls[0]?.[2]).toEqual(HILLTOP_FARM);
});

test("a new story is by whom the owner has set", async () => {
  const { office, counter } = await atHilltop();
  const saved = await office.createPost({
    title: "Spring",
    featuredImage: "",
    content: "<p>Hens.</p>",
    tags: "",
  });
  expect(saved.ok && (await counter.getPost(saved.value.id))?.author).toBe("Tom Hill");
});

test("the stories that a shop begins with are by its owner once kept, others by their writers", async () => {
  const { counter, office, records } = await atHilltop();
  await office.settleSamples(true);
  await records.posts.add(aPost({ id: "p1", author: "Hannah Weald" }));
  const authors = Object.fromEntries(
    (await counter.listPosts(null)).items.map(({ id, author }) => [id, author]),
  );
  for (const { id } of SAMPLE_POSTS) {
    expect(authors[id]).toBe("Tom Hill");
    expect((await counter.getPost(id))?.author).toBe("Tom Hill");
  }
  expect(authors.p1).toBe("Hannah Weald");
});

test.each([
  ["BN6 8AA", true],
  ["RH10 1AA", false],
])("a delivery to %s, by the farm's own area, is taken: %s", async (postcode, isTaken) => {
  const { counter, open, provider } = await atHilltop();
  const orderId = await open();
  provider.approve(orderId, {
    givenName: "Mabel",
    email: "mabel@example.com",
    address: { lines: ["1 High Street"], postcode, country: "GB" },
  });
  const taken = await counter.takePayment(orderId);
  expect(taken.ok ? null : taken.refusal.kind).toBe(isTaken ? null : "outside-delivery-area");
});

test("an order's days are those of the farm's own week, each method by its own", async () => {
  const { counter, office, open, provider, messages, records } = await atHilltop();
  const orderId = await open([LARGE_DOZEN, SMALL_TO_COLLECT], 340 + 250);
  provider.approve(orderId, {
    givenName: "Mabel",
    email: "mabel@example.com",
    address: { lines: ["1 High Street"], postcode: "BN6 8AA", country: "GB" },
  });
  await counter.takePayment(orderId);
  const list = await office.getPackingList();
  expect(
    list
      .filter(({ deliveries, collections }) => deliveries.length + collections.length > 0)
      .map(({ day, deliveries, collections }) => [day, deliveries.length, collections.length]),
  ).toEqual([
    ["2026-06-23", 1, 0],
    ["2026-06-26", 0, 1],
  ]);
  expect(await messages()).toContain("order-paid to mabel@example.com");
  const paid = (await records.messages.page(null)).items.find(({ kind }) => kind === "order-paid");
  expect(paid?.text).toContain("We deliver on Tuesday 23 June to");
  expect(paid?.text).toContain("ready at the farm gate on Friday 26 June");
  const told = (await records.messages.page(null)).items.find(({ kind }) => kind === "new-order");
  expect(told?.text).toContain(
    "For Tuesday 23 June (delivery) and Friday 26 June (collection), paid:",
  );
});
