import { describe, expect, test } from "vitest";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { type ShopWithBook, withClosedBook, withOpenBook } from "#tests/support/an-egg-book.ts";
import { NEW, OLD, withHalves } from "#tests/support/an-order-of-halves.ts";
import { refundOrder } from "#tests/support/give-back.ts";

type Halves = readonly DeliveryMethod[];

type Shop = Awaited<ReturnType<typeof withHalves>>;

const refund = ({ office, id }: Shop, puttingBack: Halves) =>
  refundOrder(office, { id, puttingBack });

/** The same order, had it been taken by hand. */
const cancel = async ({ office, records, order, id }: Shop, puttingBack?: Halves) => {
  const { paymentMethod: _none, captureId: _neither, ...bought } = await order(id);
  await records.orders.replace({ ...bought, paid: { how: "account" } });
  return office.cancelByHand({ id, isGivenBack: false, ...(puttingBack && { puttingBack }) });
};

const WAYS = [
  ["refunded", refund],
  ["cancelled", cancel],
] as const;

const linesAfter = async ({ order, id }: Shop) =>
  ((await order(id)).log ?? [])
    .filter(({ kind }) => kind === "put-back" || kind === "not-put-back")
    .map(({ kind, detail }) => [kind, detail]);

const reopen = async (shop: ShopWithBook, eggs: number) =>
  shop.office.openBook({
    shelf: { large: { eggs, laid: NEW }, small: { eggs: 150, laid: "2026-06-15" } },
  });

describe.each(WAYS)("an order of two halves that is %s", (_way, giveUp) => {
  test.each([
    [
      "delivery",
      [[NEW, 12]],
      [
        [OLD, 12],
        [NEW, 12],
      ],
    ],
    ["collection", [[OLD, 12]], [[NEW, 24]]],
  ] as const)("and was packed has the %s put back alone", async (half, stillOut, left) => {
    const shop = await withHalves([12, 24]);
    await shop.mark("Ready");
    expect(await giveUp(shop, [half])).toMatchObject({ ok: true });
    expect(await shop.out()).toEqual(stillOut);
    expect(await shop.left()).toEqual(left);
    expect(await shop.large()).toMatchObject({ promised: 0, shelf: 24, forSale: 24 });
    await expectTheBookToAddUp(shop);
  });

  test.each(DELIVERY_METHODS)("and wasn't packed has the %s put back alone", async (half) => {
    const shop = await withHalves([12, 24]);
    expect(await giveUp(shop, [half])).toMatchObject({ ok: true });
    expect(await shop.large()).toMatchObject({ promised: 0, shelf: 24, forSale: 24 });
    expect(await shop.moves()).toEqual(["missing 12"]);
    expect(await shop.out()).toEqual([]);
    await expectTheBookToAddUp(shop);
  });

  test.each(["packed", "not packed"])(
    "in the closed book, %s, has one half for sale, and the other stays out",
    async (was) => {
      const shop = await withHalves([12, 24]);
      if (was === "packed") await shop.mark("Ready");
      await shop.office.closeBook();
      const before = await shop.eggs();
      await giveUp(shop, ["collection"]);
      expect(await shop.eggs()).toBe(before + 12);
      const stillOut = was === "packed" ? [[OLD, 12]] : [];
      expect(await shop.out()).toEqual(stillOut);
      await reopen(shop, 24);
      expect(await shop.out()).toEqual(stillOut);
      await expectTheBookToAddUp(shop);
    },
  );

  test("has nothing put back of a half that has left, whatever is asked", async () => {
    const shop = await withHalves([12, 24]);
    await shop.handOver("delivery");
    await giveUp(shop, ["delivery"]);
    expect(await shop.out()).toEqual([[OLD, 12]]);
    expect(await shop.large()).toMatchObject({ promised: 0, shelf: 12, forSale: 12 });
    await expectTheBookToAddUp(shop);
  });

  test("says in its log which half stays out", async () => {
    const shop = await withHalves([12, 24]);
    await giveUp(shop, ["delivery"]);
    expect(await linesAfter(shop)).toContainEqual(["not-put-back", "collection"]);
    expect(await linesAfter(shop)).not.toContainEqual(["not-put-back", "delivery"]);
  });

  test("has both put back where both are asked for, and its log names no half", async () => {
    const shop = await withHalves([12, 24]);
    await shop.mark("Ready");
    await giveUp(shop, DELIVERY_METHODS);
    expect(await shop.large()).toMatchObject({ promised: 0, shelf: 36, forSale: 36 });
    expect((await linesAfter(shop)).flat()).not.toContain("not-put-back");
    await expectTheBookToAddUp(shop);
  });
});

test("an order that is cancelled without a word of its halves has all that is here put back", async () => {
  const shop = await withHalves([12, 24]);
  await shop.handOver("delivery");
  await cancel(shop);
  expect(await shop.out()).toEqual([[OLD, 12]]);
  expect(await shop.large()).toMatchObject({ promised: 0, shelf: 24, forSale: 24 });
});

test("a cancelled order of which no eggs are put back keeps them out", async () => {
  const shop = await withHalves([12, 24]);
  await shop.mark("Ready");
  await shop.office.closeBook();
  const before = await shop.eggs();
  await cancel(shop, []);
  expect(await shop.eggs()).toBe(before);
  await reopen(shop, 12);
  expect(await shop.out()).toEqual([
    [OLD, 12],
    [NEW, 12],
  ]);
});

test("a half that an order doesn't have isn't put back", async () => {
  const shop = await withOpenBook();
  const id = await shop.buy();
  await refundOrder(shop.office, { id, puttingBack: ["collection"] });
  expect(await shop.large()).toMatchObject({ promised: 0, shelf: 168, forSale: 168 });
  expect((await shop.order(id)).log?.map(({ kind }) => kind)).not.toContain("put-back");
});

test("a half that is handed over while the provider is silent stays out", async () => {
  const shop = await withHalves([12, 24]);
  await shop.mark("Ready");
  shop.provider.fail("payment-doubtful");
  await refund(shop, DELIVERY_METHODS);
  const { handedOver: _none, ...asked } = await shop.order(shop.id);
  await shop.records.orders.replace({ ...asked, handedOver: { delivery: shop.now() } });
  shop.wait(1);
  await shop.backgroundJobs.retryRefunds();
  expect((await shop.order(shop.id)).status).toBe("Refunded");
  expect(await shop.out()).toEqual([[OLD, 12]]);
});

test.each(WAYS)(
  "a backup knows which half of an order that was %s stays out",
  async (_way, giveUp) => {
    const shop = await withHalves([12, 24]);
    await shop.mark("Ready");
    await shop.office.closeBook();
    await giveUp(shop, ["collection"]);
    const file: unknown = JSON.parse(JSON.stringify(await shop.office.getBackup()));
    const elsewhere = withClosedBook();
    expect(await elsewhere.office.restoreBackup(file, [])).toMatchObject({ ok: true });
    await reopen(elsewhere, 24);
    expect(
      (await elsewhere.records.moves.ofOrders([shop.id])).map(({ kind, half }) => [kind, half]),
    ).toEqual([
      ["packed", "delivery"],
      ["packed", "collection"],
      ["unpacked", "collection"],
    ]);
  },
);
