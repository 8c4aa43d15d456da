import { expect, test } from "vitest";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";

const TWO_SIXES = { category: "large", packSize: 6, quantity: 2, price: 180 } as const;

const WEEK = { first: "2026-06-15", last: "2026-06-21" };

const soldAtGate = async () => {
  const shop = aSharedShop();
  await shop.office.openBook({ shelf: { large: { eggs: 180, laid: "2026-06-15" } } });
  const sold = await shop.office.sellAtGate({ packs: [TWO_SIXES], how: "cash", note: "" });
  if (!sold.ok) throw new Error(sold.refusal.kind);
  const { id } = sold.value;
  const mark = (status: "Ready" | "Completed" | "Pending") =>
    shop.office.setOrderStatus({ id, status });
  const cancel = (isGivenBack: boolean) => shop.office.cancelByHand({ id, isGivenBack });
  const kinds = async () =>
    (await shop.office.getEggBook()).moves.map(({ kind, eggs }) => `${kind} ${eggs}`);
  return { ...shop, id, mark, cancel, kinds };
};

type Shop = Awaited<ReturnType<typeof soldAtGate>>;

const expectWeek = async (shop: Shop, gate: number) => {
  await expectTheBookToAddUp(shop);
  expect(await shop.office.getEggBalance(WEEK)).toMatchObject({
    opening: 180,
    packed: 0,
    gate,
    found: 0,
    atEnd: 180 - gate,
  });
};

test("a gate sale that is reopened has its eggs back once, and the week has none at the gate", async () => {
  const shop = await soldAtGate();
  for (let times = 0; times < 2; times += 1) await shop.mark("Pending");
  expect(await shop.kinds()).toEqual(["unpacked 12", "gate 12"]);
  expect((await shop.office.getEggBook()).kinds.large).toMatchObject({ shelf: 180, promised: 12 });
  expect(await shop.eggs()).toBe(168);
  await expectWeek(shop, 0);
});

test("a gate sale that is reopened and packed again leaves as sold at the gate once more", async () => {
  const shop = await soldAtGate();
  await shop.mark("Pending");
  await shop.mark("Ready");
  await shop.mark("Completed");
  expect(await shop.kinds()).toEqual(["gate 12", "unpacked 12", "gate 12"]);
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
    expect((await shop.kinds()).filter((kind) => kind.startsWith("unpacked"))).toHaveLength(1);
    await expectWeek(shop, 0);
    expect((await shop.office.getOrderOverview()).thisWeek.gate).toBe(0);
  },
);

test("a gate sale taken back in the week after counts against that week's gate", async () => {
  const shop = await soldAtGate();
  shop.wait(3 * 24 * 60);
  await shop.mark("Pending");
  expect(await shop.office.getEggBalance(WEEK)).toMatchObject({ gate: 12, atEnd: 168 });
  const next = { first: "2026-06-22", last: "2026-06-28" };
  expect(await shop.office.getEggBalance(next)).toMatchObject({
    atStart: 168,
    packed: 0,
    gate: -12,
    atEnd: 180,
  });
});

test("refundOrder sends no money back of a gate sale, and its eggs stay sold", async () => {
  const shop = await soldAtGate();
  expect((await shop.office.refundOrder({ id: shop.id, isPuttingBack: true })).ok).toBe(false);
  expect(await shop.kinds()).toEqual(["gate 12"]);
  await expectWeek(shop, 12);
});
