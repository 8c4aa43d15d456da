import { expect, test } from "vitest";
import { anonymous } from "#core/orders/anonymous.ts";
import type { Order } from "#core/orders/order.ts";
import { aShopToThinkTwice, NEXT_SATURDAY } from "#tests/support/a-mind-changed.ts";
import { aProvider } from "#tests/support/a-provider.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { memoryStores } from "#tests/support/a-shop.ts";
import { withClosedBook } from "#tests/support/an-egg-book.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { A_HELPER } from "#tests/support/credentials.ts";
import { refundOrder, refundPart } from "#tests/support/give-back.ts";

const entered = ({ money }: Order) => money.map(({ kind, who }) => [kind, who]);

const DISPUTE = {
  ...{ id: "PP-D-1", state: "open", reason: "not-received" },
  ...{ answerBy: "2026-07-12", away: 100, at: "2026-06-20T11:00:00.000Z" },
} as const;

const bought = async () => {
  const shop = withClosedBook();
  const id = await shop.buy(2);
  const hear = (change: object = {}) =>
    shop.backgroundJobs.receiveWebhook({
      ...{ orderId: id, captureId: null, isReversal: false, ...change },
    });
  return { ...shop, id, hear };
};

test("money online is entered by its customer, and a part by the owner who gives it", async () => {
  const { id, office, order } = await bought();
  await refundPart(office, { orderId: id, wish: "w", amount: 100, reason: "broken" });
  expect(entered(await order(id))).toEqual([
    ["sale", "customer"],
    ["refund", "owner"],
  ]);
});

test("the whole is entered by the owner who gives it back, also when its news come later", async () => {
  const { id, office, order, provider, hear } = await bought();
  provider.waitWithRefunds();
  await refundOrder(office, { id });
  provider.settle(id, 680, "refunded");
  await hear();
  expect(entered(await order(id))).toEqual([
    ["sale", "customer"],
    ["refund", "owner"],
  ]);
});

test("what goes at the provider's own site, by a dispute or reversal is entered by it", async () => {
  const { id, order, provider, hear } = await bought();
  provider.makePart(`MONEY-OF-${id}`, "there", 80);
  await hear();
  await hear({ dispute: DISPUTE });
  expect(entered(await order(id)).slice(1)).toEqual([
    ["refund", "provider"],
    ["dispute", "provider"],
  ]);
  const other = await bought();
  await other.hear({ isReversal: true });
  expect(entered(await other.order(other.id)).at(-1)).toEqual(["dispute", "provider"]);
  const whole = await bought();
  whole.provider.makePart(`MONEY-OF-${whole.id}`, "there", 680);
  await whole.hear();
  expect(entered(await whole.order(whole.id)).at(-1)).toEqual(["refund", "provider"]);
});

test("of the whole that the owner gives back the provider enters what it had given before", async () => {
  const provider = aProvider();
  const refund = async () => ({ id: "THE-REST", amount: 260 });
  const shop = aSharedShop({
    provider: { ...provider, gateway: { ...provider.gateway, refund } },
  });
  const id = await shop.open();
  provider.approve(id);
  await shop.counter.takePayment(id);
  await refundOrder(shop.office, { id });
  const { money } = await shop.order(id);
  expect(money.slice(1).map(({ amount, who }) => [amount, who])).toEqual([
    [-80, "provider"],
    [-260, "owner"],
  ]);
});

test("a customer who cancels enters the refund, and the owner who pays back after all hers", async () => {
  const { place, cancel, order, office, provider } = await aShopToThinkTwice();
  const id = await place(NEXT_SATURDAY);
  await cancel(id);
  expect(entered(await order(id)).at(-1)).toEqual(["refund", "customer"]);
  const second = await place(NEXT_SATURDAY);
  provider.fail("payment-refused");
  expect(await cancel(second)).toMatchObject({ ok: false });
  await refundOrder(office, { id: second });
  expect(entered(await order(second)).at(-1)).toEqual(["refund", "owner"]);
});

test("money by hand, and what corrects it, is entered by the owner", async () => {
  const { office, order } = aSharedShop();
  const added = await office.addOrder(aNewOrder());
  const id = added.ok ? added.value.id : "";
  await office.markPaid({ id, how: "card", isPaid: true, insteadOf: "cash" });
  await office.markPaid({ id, how: "account", isPaid: false });
  await office.markPaid({ id, how: "card", isPaid: true });
  await office.cancelByHand({ id, isGivenBack: true });
  const { money } = await order(id);
  expect(money.map(({ who }) => who)).toEqual(money.map(() => "owner"));
  expect(money).toHaveLength(6);
});

test("a helper who takes money at the door enters it by name, and taking it back too", async () => {
  const stores = memoryStores();
  const sessions = { ...stores.sessions, person: async () => A_HELPER.person };
  const { office, order } = aSharedShop({ stores: { ...stores, sessions } });
  const added = await office.addOrder(aNewOrder({ how: "hand-over" }));
  const id = added.ok ? added.value.id : "";
  for (const isDone of [true, false]) await office.takeAtDoor({ id, how: "cash", isDone });
  expect(entered(await order(id))).toEqual([
    ["sale", "Tom"],
    ["correction", "Tom"],
  ]);
});

test("once its customer is erased an order says who entered its money, and no customer's name", async () => {
  const { id, order } = await bought();
  const after = anonymous(await order(id));
  expect(entered(after)).toEqual([["sale", "customer"]]);
  expect(JSON.stringify(after)).not.toContain("Mabel");
});
