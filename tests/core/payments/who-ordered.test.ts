import { describe, expect, test } from "vitest";
import type { Payer } from "#core/payments/payment.ts";
import type { TypedDetails } from "#core/payments/typed-details.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aSharedShop, LARGE_DOZEN, SMALL_TO_COLLECT } from "#tests/support/a-shared-shop.ts";
import { agreeable, aShop, PAID } from "#tests/support/a-shop.ts";

const BOB: Payer = {
  ...{ givenName: "Bob", name: "Bob Example", email: "old@example.com", phone: "07700 900111" },
  ...{ shippingName: "Bob Example", address: AT_HOME },
};

const ANN: TypedDetails = { name: "Ann Example", email: "new@example.com", phone: "07700 900142" };

const WHO = ["customerName", "customerEmail", "phone", "recipient", "payer"] as const;

type Packs = Parameters<ReturnType<typeof aSharedShop>["open"]>[0];

const TO_COLLECT = [SMALL_TO_COLLECT];

const CASES: readonly [string, TypedDetails, Payer, Packs, object][] = [
  [
    "nothing was typed: the account is the customer",
    {},
    BOB,
    [LARGE_DOZEN],
    { customerName: "Bob Example", customerEmail: "old@example.com", phone: "07700 900111" },
  ],
  [
    "nothing was typed, and it is sent to another",
    {},
    { ...BOB, shippingName: "Nan Example" },
    [LARGE_DOZEN],
    {
      ...{ customerName: "Bob Example", customerEmail: "old@example.com" },
      ...{ phone: "07700 900111", recipient: "Nan Example" },
    },
  ],
  [
    "all was typed: the account is the payer alone",
    { ...ANN, recipient: "Nan Example" },
    BOB,
    [LARGE_DOZEN],
    {
      ...{ customerName: "Ann Example", customerEmail: "new@example.com", phone: "07700 900142" },
      recipient: "Nan Example",
      payer: { name: "Bob Example", email: "old@example.com" },
    },
  ],
  [
    "a name was typed, and nobody else: it is for that customer",
    { name: "Ann Example" },
    { ...BOB, shippingName: "Nan Example" },
    [LARGE_DOZEN],
    {
      ...{ customerName: "Ann Example", customerEmail: "old@example.com", phone: "07700 900111" },
      payer: { name: "Bob Example" },
    },
  ],
  [
    "another email was typed",
    { email: "new@example.com" },
    BOB,
    TO_COLLECT,
    {
      ...{ customerName: "Bob Example", customerEmail: "new@example.com", phone: "07700 900111" },
      payer: { email: "old@example.com" },
    },
  ],
  [
    "the same name and email were typed in other letters",
    { name: "BOB  example", email: "Old@Example.com" },
    BOB,
    TO_COLLECT,
    { customerName: "BOB  example", customerEmail: "Old@Example.com", phone: "07700 900111" },
  ],
  [
    "a collection is for its customer, whatever the account has",
    { ...ANN, recipient: "Nan Example" },
    { ...BOB, name: "Ann Example", email: "new@example.com", shippingName: "Nan Example" },
    TO_COLLECT,
    { customerName: "Ann Example", customerEmail: "new@example.com", phone: "07700 900142" },
  ],
];

const whoOf = (order: object): object =>
  Object.fromEntries(Object.entries(order).filter(([name]) => WHO.some((one) => one === name)));

const totalOf = (packs: Packs): number => (packs === TO_COLLECT ? 250 : 340);

describe.each(CASES)("where %s", (_what, typed, payer, packs, expected) => {
  const opened = async () => {
    const shop = aSharedShop();
    const id = await shop.open(packs, totalOf(packs), "", typed);
    shop.provider.approve(id, payer);
    return { ...shop, id };
  };

  test("the page that takes the payment keeps so", async () => {
    const { counter, order, id } = await opened();
    await counter.takePayment(id);
    expect(whoOf(await order(id))).toEqual(expected);
  });

  test("the sweep after a dead page keeps the same", async () => {
    const { wait, sweep, order, id } = await opened();
    wait(1);
    expect(await sweep()).toEqual([{ orderId: id, found: "taken" }]);
    expect(whoOf(await order(id))).toEqual(expected);
  });

  test("a shop in one browser keeps the same", async () => {
    const gateway = agreeable({ capture: async () => ({ ...PAID, payer }) });
    const { app, records } = aShop({ gateway });
    const { counter } = app.shop;
    await counter.openPayment(packs ?? [], "paypal", totalOf(packs), "", undefined, { typed });
    await counter.takePayment("PAY-1");
    const order = await records.orders.find("PAY-1");
    expect(whoOf(order ?? {})).toEqual(expected);
  });
});

test("a webhook that comes before the page keeps what was typed", async () => {
  const { open, provider, backgroundJobs, order } = aSharedShop();
  const id = await open([LARGE_DOZEN], 340, "", ANN);
  provider.approve(id, BOB);
  await backgroundJobs.receiveWebhook({ orderId: id, captureId: null, isReversal: false });
  expect(await order(id)).toMatchObject({ customerName: "Ann Example", payer: { name: BOB.name } });
});

test("its mails go to the typed address, and greet the customer", async () => {
  const { open, provider, counter, records } = aSharedShop({ postman: {} });
  const id = await open([LARGE_DOZEN], 340, "", ANN);
  provider.approve(id, BOB);
  await counter.takePayment(id);
  const mails = (await records.messages.page(null)).items;
  const paid = mails.find(({ kind }) => kind === "order-paid");
  expect(paid).toMatchObject({ to: "new@example.com" });
  expect(paid?.text).toContain("Hello Ann Example,");
  expect(await counter.findOrders("new@example.com")).toMatchObject([{ id }]);
});

test("what was typed leaves the payment once its order has it", async () => {
  const { open, provider, counter, records } = aSharedShop();
  const id = await open([LARGE_DOZEN], 340, "", ANN);
  expect(await records.agreements.find(id)).toMatchObject({ typed: ANN });
  provider.approve(id, BOB);
  await counter.takePayment(id);
  expect(await records.agreements.find(id)).not.toHaveProperty("typed");
});

describe("a person who is erased while a payment of theirs is under way", () => {
  const erasing = async (email: string) => {
    const { open, provider, office, counter, order, wait } = aSharedShop();
    const id = await open([LARGE_DOZEN], 340, "", { ...ANN, recipient: "Nan Example" });
    provider.approve(id, BOB);
    wait(1);
    await office.erasePersonNow(email);
    await counter.takePayment(id);
    return order(id);
  };

  test("as its customer takes all persons out of the order", async () => {
    const order = await erasing("new@example.com");
    expect(JSON.stringify(order)).not.toMatch(/Example|High Street|07700/i);
  });

  test("as its payer leaves the customer, to whom the eggs still go", async () => {
    const order = await erasing("old@example.com");
    expect(order).toMatchObject({ customerName: "Ann Example", address: AT_HOME });
    expect(JSON.stringify(order)).not.toMatch(/Bob|old@/i);
  });
});
