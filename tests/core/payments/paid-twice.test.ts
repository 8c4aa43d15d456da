import { expect, test } from "vitest";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";

const took = async (shop: ReturnType<typeof aSharedShop>, orderId: string) => {
  shop.provider.approve(orderId);
  shop.wait(1);
  await shop.counter.takePayment(orderId);
  return shop.order(orderId);
};

/** A shop that knows none of its callers, as in the first minute of two tabs. */
const nobodyKnown = () =>
  aSharedShop({
    lookups: {
      mine: async () => [],
      remember: async () => undefined,
      proven: async () => [],
      prove: async () => undefined,
    },
  });

test("one basket that was paid twice needs attention, and both are told both numbers", async () => {
  const shop = nobodyKnown();
  const [first, second] = [await shop.open(), await shop.open()];
  expect(await took(shop, first)).toMatchObject({ status: "Pending" });
  const order = await took(shop, second);
  expect(order).toMatchObject({
    status: "Needs attention",
    log: [{ kind: "paid" }, { kind: "paid-twice", detail: first }],
  });
  const { items } = await shop.records.messages.page(null);
  const textOf = (kind: string, id: string) =>
    items.find((one) => one.kind === kind && one.id.startsWith(id))?.text;
  expect(textOf("order-paid", second)).toContain(
    `You paid this basket twice: as order ${first}, and as order ${second}.`,
  );
  expect(textOf("order-paid", first)).not.toContain("twice");
  expect(textOf("needs-attention", second)).toContain(
    `Its customer paid this basket twice, as order ${first} too. Give one back`,
  );
});

test.each([
  ["the same packs, ordered again once they were paid", [LARGE_DOZEN], 340, true],
  ["other packs", [{ ...LARGE_DOZEN, quantity: 2 }], 680, false],
] as const)("%s are an order like any other", async (_what, packs, total, isLater) => {
  const shop = nobodyKnown();
  const first = await shop.open();
  const early = isLater ? null : await shop.open(packs, total);
  await took(shop, first);
  expect(await took(shop, early ?? (await shop.open(packs, total)))).toMatchObject({
    status: "Pending",
  });
});
