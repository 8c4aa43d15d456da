import { expect, test } from "vitest";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { withOpenBook } from "#tests/support/an-egg-book.ts";
import { refundOrder } from "#tests/support/give-back.ts";

const TWO_SIXES = { category: "large", packSize: 6, quantity: 2, price: 180 } as const;

const WEEK = { first: "2026-06-15", last: "2026-06-21" };

const soldAtGate = async () => {
  const shop = await withOpenBook();
  const sold = await shop.office.sellAtGate({ packs: [TWO_SIXES], how: "cash", note: "" });
  if (!sold.ok) throw new Error(sold.refusal.kind);
  const { id } = sold.value;
  const mark = (status: "Ready" | "Completed" | "Pending") =>
    shop.office.setOrderStatus({ id, status });
  const cancel = (isGivenBack: boolean) => shop.office.cancelByHand({ id, isGivenBack });
  return { ...shop, id, mark, cancel };
};

type Shop = Awaited<ReturnType<typeof soldAtGate>>;

const expectWeek = async (shop: Shop, gate: number) => {
  await expectTheBookToAddUp(shop);
  expect(await shop.office.getEggBalance(WEEK)).toMatchObject({
    opening: 330,
    packed: 0,
    gate,
    found: 0,
    atEnd: 330 - gate,
  });
};

test("a gate sale that is reopened has its eggs back once, and the week has none at the gate", async () => {
  const shop = await soldAtGate();
  for (let times = 0; times < 2; times += 1) await shop.mark("Pending");
  expect(await shop.moves()).toEqual(["unpacked 12", "gate 12"]);
  expect(await shop.large()).toMatchObject({ shelf: 180, promised: 12 });
  expect(await shop.eggs()).toBe(168);
  await expectWeek(shop, 0);
});

test("a gate sale that is reopened and packed again leaves as sold at the gate once more", async () => {
  const shop = await soldAtGate();
  await shop.mark("Pending");
  await shop.mark("Ready");
  await shop.mark("Completed");
  expect(await shop.moves()).toEqual(["gate 12", "unpacked 12", "gate 12"]);
  await expectWeek(shop, 12);
});

test.each(["Ready", "Pending"] as const)(
  "a gate sale that is %s again and cancelled puts its eggs back on sale once",
  async (status) => {
    const shop = await soldAtGate();
    expect(await shop.cancel(true)).toMatchObject({
      ok: false,
      refusal: { kind: "not-to-cancel" },
    });
    await shop.mark(status);
    for (let times = 0; times < 2; times += 1)
      expect(await shop.cancel(true)).toMatchObject({ ok: true });
    expect(await shop.eggs()).toBe(180);
    expect((await shop.moves()).filter((kind) => kind.startsWith("unpacked"))).toHaveLength(1);
    await expectWeek(shop, 0);
    expect((await shop.office.getOrderOverview()).thisWeek.gate).toBe(0);
  },
);

test("a gate sale taken back in the week after counts against that week's gate", async () => {
  const shop = await soldAtGate();
  shop.wait(3 * 24 * 60);
  await shop.mark("Pending");
  expect(await shop.office.getEggBalance(WEEK)).toMatchObject({ gate: 12, atEnd: 318 });
  const next = { first: "2026-06-22", last: "2026-06-28" };
  expect(await shop.office.getEggBalance(next)).toMatchObject({
    atStart: 318,
    packed: 0,
    gate: -12,
    atEnd: 330,
  });
});

test("refundOrder sends no money back of a gate sale, and its eggs stay sold", async () => {
  const shop = await soldAtGate();
  expect((await refundOrder(shop.office, { id: shop.id, puttingBack: DELIVERY_METHODS })).ok).toBe(
    false,
  );
  expect(await shop.moves()).toEqual(["gate 12"]);
  await expectWeek(shop, 12);
});
