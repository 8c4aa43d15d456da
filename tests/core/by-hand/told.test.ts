import { expect, test } from "vitest";
import type { NewOrder } from "#core/by-hand/add-order.ts";
import { Fault } from "#ports/fault.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { aMessage } from "#tests/support/records.ts";

const WRITTEN = { email: "hill@example.com", phone: "07700 900123", sendsMail: true } as const;

const postman = { send: async () => undefined };

const shopWith = (ports: Parameters<typeof aSharedShop>[0] = {}) => {
  const shop = aSharedShop({ postman, ...ports });
  return {
    ...shop,
    toldOf: async (change: Partial<NewOrder> = {}) => {
      const answer = await shop.office.addOrder(aNewOrder(change));
      return answer.ok ? answer.value.told : answer.refusal;
    },
    toRing: async () => (await shop.office.getUntold()).flatMap(({ untold = [] }) => untold),
  };
};

test("addOrder says that the customer gets a mail, and says nothing where none was asked for", async () => {
  const { toldOf, toRing } = shopWith();
  expect(await toldOf(WRITTEN)).toEqual({ mailed: 1, untold: [] });
  expect(await toldOf({ ...WRITTEN, sendsMail: false })).toBeNull();
  expect(await toRing()).toEqual([]);
});

test("addOrder names a customer whose last mail was refused, and has them rung", async () => {
  const { toldOf, toRing, records } = shopWith();
  await records.messages.add(
    aMessage({ id: "M", kind: "order-paid", to: WRITTEN.email, state: "failed", tries: 1 }),
  );
  expect(await toldOf(WRITTEN)).toMatchObject({
    mailed: 0,
    untold: [{ customerName: "Mrs Hill", phone: WRITTEN.phone, why: "refused-address" }],
  });
  expect(await toRing()).toEqual([{ news: "taken", why: "refused-address", at: NOON }]);
});

test("an order by hand whose mail is refused later has its customer rung until it is cancelled", async () => {
  const refusing = { send: () => Promise.reject(new Fault("mail-refused", "No.")) };
  const { toldOf, toRing, office, backgroundJobs } = shopWith({ postman: refusing });
  expect(await toldOf(WRITTEN)).toEqual({ mailed: 1, untold: [] });
  await backgroundJobs.deliverMessages(async () => true);
  expect(await toRing()).toMatchObject([{ news: "taken", why: "refused-address" }]);
  const [order] = await office.getUntold();
  await office.cancelByHand({ id: order?.id ?? "", isGivenBack: true });
  expect(await toRing()).toEqual([]);
});

test("a paid order whose mail is refused later is shown on the page, and needs no call", async () => {
  const refusing = { send: () => Promise.reject(new Fault("mail-refused", "No.")) };
  const { toRing, open, provider, counter, backgroundJobs } = shopWith({ postman: refusing });
  const id = await open();
  provider.approve(id);
  await counter.takePayment(id);
  await backgroundJobs.deliverMessages(async () => true);
  expect(await toRing()).toEqual([]);
});
