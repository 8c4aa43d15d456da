import { describe, expect, test } from "vitest";
import type { Message } from "#core/messages/message.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { A_TOLD_ORDER } from "#tests/support/orders.ts";
import { aMessage } from "#tests/support/records.ts";

const goOn = async () => true;

const MAIL = `${A_TOLD_ORDER.id}-order-paid`;
const NOW = "new@example.com";

const aShopWithMail = async () => {
  const sent: Message[] = [];
  const shop = aSharedShop({ postman: { send: async (message) => void sent.push(message) } });
  const { id } = A_TOLD_ORDER;
  await shop.records.orders.add({ ...A_TOLD_ORDER, customerEmail: NOW });
  const url = "https://eggs.example/my-orders#order";
  await shop.records.messages.add(
    aMessage({
      id: MAIL,
      to: "old@example.com",
      state: "failed",
      tries: 9,
      linksTo: id,
      text: url,
    }),
  );
  await shop.records.messages.add(aMessage({ id: "NEWS-new-order", kind: "new-order" }));
  const letters = async () =>
    (await shop.records.messages.page(null)).items.filter(({ kind }) => kind === "order-paid");
  const log = async () => (await shop.order(id)).log ?? [];
  return { ...shop, sent, letters, log };
};

describe("sendOrderMail", () => {
  test("sends to the address asked for, once for a wish, and keeps what was sent before", async () => {
    const { office, letters, backgroundJobs, sent } = await aShopWithMail();
    expect(await office.getOrderEmail(MAIL)).toBe(NOW);
    const wish = { id: MAIL, wish: "W1", to: NOW };
    for (let time = 0; time < 2; time += 1)
      expect(await office.sendOrderMail(wish)).toEqual({ ok: true, value: NOW });
    await backgroundJobs.deliverMessages(goOn);
    await office.sendOrderMail(wish);
    await backgroundJobs.deliverMessages(goOn);
    expect(sent.map(({ to }) => to).filter((to) => to === NOW)).toEqual([NOW]);
    expect((await letters()).map(({ to, state }) => `${to} ${state}`).sort()).toEqual([
      `${NOW} sent`,
      "old@example.com failed",
    ]);
    await office.sendOrderMail({ ...wish, id: `${MAIL}-again-W1`, wish: "W2" });
    expect((await letters()).map(({ id }) => id)).toContain(`${MAIL}-again-W2`);
  });

  test("names the mail in the order's log, and never an address", async () => {
    const { office, log } = await aShopWithMail();
    const before = await log();
    await office.sendOrderMail({ id: MAIL, wish: "W1", to: "aunt@example.com" });
    await office.sendOrderMail({ id: MAIL, wish: "W1", to: "aunt@example.com" });
    const added = (await log()).slice(before.length);
    expect(added).toMatchObject([{ kind: "mailed-again", detail: "order-paid" }]);
    expect(JSON.stringify(added)).not.toContain("@");
  });

  test("opens the order for its own address alone", async () => {
    const { office, backgroundJobs, sent } = await aShopWithMail();
    await office.sendOrderMail({ id: MAIL, wish: "W1", to: "aunt@example.com" });
    await office.sendOrderMail({ id: MAIL, wish: "W2", to: NOW });
    await backgroundJobs.deliverMessages(goOn);
    const textTo = (to: string) => sent.find((one) => one.to === to)?.text;
    expect(textTo("aunt@example.com")).toMatch(/#order$/);
    expect(textTo(NOW)).toMatch(/#order=token-1$/);
  });

  test.each([
    [MAIL, "aunt", { kind: "invalid-email", why: "no-email" }],
    [MAIL, "", { kind: "invalid-email", why: "no-email" }],
    ["GONE-order-paid", NOW, { kind: "message-gone" }],
    ["NEWS-new-order", NOW, { kind: "message-gone" }],
  ])("refuses %s to %j", async (id, to, refusal) => {
    const { office, letters } = await aShopWithMail();
    expect(await office.sendOrderMail({ id, wish: "W1", to })).toEqual({ ok: false, refusal });
    expect(await letters()).toHaveLength(1);
  });
});
