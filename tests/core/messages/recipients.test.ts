import { expect, test } from "vitest";
import type { Message } from "#core/messages/message.ts";
import { DEFAULT_NOTICES, type Notices } from "#core/profile/notices.ts";
import { Fault } from "#ports/fault.ts";
import type { Postman } from "#ports/postman.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";

const TOM = "tom@hilltop.example";
const ANN = "ann@hilltop.example";

const CONTACT = { name: "Mabel", email: "mabel@example.com", message: "Are you open?" };

const aShopThatTells = async (
  notices: Partial<Notices>,
  postman: Partial<Postman> | null = null,
) => {
  const shop = aSharedShop({ postman });
  await shop.records.profile.save({ notices: { ...DEFAULT_NOTICES, ...notices } });
  return shop;
};

const sell = async ({ counter, provider, open }: ReturnType<typeof aSharedShop>) => {
  const orderId = await open();
  provider.approve(orderId);
  await counter.takePayment(orderId);
  return orderId;
};

test("until an address is saved, mail goes to the owner of the server's settings", async () => {
  const shop = await aShopThatTells({});
  await sell(shop);
  await shop.counter.contactFarm(CONTACT);
  expect(await shop.messages()).toEqual([
    "contact to owner",
    "new-order to owner",
    "order-paid to mabel@example.com",
  ]);
});

test("each address gets a message of its own, the customer one", async () => {
  const shop = await aShopThatTells({ addresses: [TOM, ANN] });
  await sell(shop);
  await shop.counter.contactFarm(CONTACT);
  expect(await shop.messages()).toEqual([
    `contact to ${TOM}`,
    `contact-copy to ${ANN}`,
    `new-order to ${ANN}`,
    `new-order to ${TOM}`,
    "order-paid to mabel@example.com",
  ]);
  const { items } = await shop.records.messages.page(null);
  const [one, other] = items.filter(({ kind }) => kind.startsWith("contact"));
  expect(one).toMatchObject({ text: other?.text, replyTo: { email: "mabel@example.com" } });
});

test("an address without the tick gets no mail about a new order", async () => {
  const shop = await aShopThatTells({ addresses: [TOM], newOrder: false });
  await sell(shop);
  expect(await shop.messages()).toEqual(["order-paid to mabel@example.com"]);
});

test("a customer's message lies in the inbox once, however many addresses get it", async () => {
  for (const message of [true, false]) {
    const sent: string[] = [];
    const send = async ({ to }: Message) => void sent.push(to);
    const shop = await aShopThatTells({ addresses: [TOM, ANN], message }, { send });
    await shop.counter.contactFarm(CONTACT);
    expect(await shop.office.getUnreadCount()).toBe(1);
    expect((await shop.office.listMessages(null, "inbox")).items).toMatchObject([{ to: TOM }]);
    await shop.backgroundJobs.deliverMessages(async () => true);
    expect(sent).toEqual(message ? [TOM, ANN] : []);
  }
});

test("what needs attention can be left untold", async () => {
  const attentionOf = async (attention: boolean) => {
    const shop = await aShopThatTells({ addresses: [TOM, ANN], attention });
    const orderId = await sell(shop);
    await shop.backgroundJobs.receiveWebhook({ orderId, captureId: null, isReversal: true });
    return (await shop.messages()).filter((message) => message.startsWith("needs-attention"));
  };
  expect(await attentionOf(true)).toEqual([
    `needs-attention to ${ANN}`,
    `needs-attention to ${TOM}`,
  ]);
  expect(await attentionOf(false)).toEqual([]);
});

test("an address that fails stops no other", async () => {
  const sent: string[] = [];
  const shop = await aShopThatTells(
    { addresses: [TOM, ANN] },
    {
      send: async ({ to }) => {
        if (to === TOM) throw new Fault("mail-refused");
        sent.push(to);
      },
    },
  );
  await shop.counter.contactFarm(CONTACT);
  expect(await shop.backgroundJobs.deliverMessages(async () => true)).toBe(1);
  const { items } = await shop.records.messages.page(null);
  expect(sent).toEqual([ANN]);
  expect(items.map(({ to, state }) => `${to} ${state}`).sort()).toEqual([
    `${ANN} sent`,
    `${TOM} failed`,
  ]);
});
