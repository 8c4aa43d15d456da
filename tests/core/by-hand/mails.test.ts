import { describe, expect, test } from "vitest";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";

const WRITTEN = { email: "hill@example.com", sendsMail: true } as const;

const lettersOf = async (change: Parameters<typeof aNewOrder>[0]) => {
  const shop = aSharedShop();
  const answer = await shop.office.addOrder(aNewOrder(change));
  const id = answer.ok ? answer.value.id : "";
  return { ...shop, id };
};

const textOf = async ({ records, id }: Awaited<ReturnType<typeof lettersOf>>) => {
  const message = await records.messages.find(`${id}-order-paid`);
  return message ? message.text : null;
};

describe("the mail of an order by hand", () => {
  test("is sent where an address is given and it is asked for", async () => {
    const shop = await lettersOf(WRITTEN);
    expect(await shop.messages()).toEqual(["order-paid to hill@example.com"]);
    expect(await textOf(shop)).toContain("Paid in cash: £3.40");
  });

  test.each([[{}], [{ email: "hill@example.com" }]])("isn't sent for %j", async (change) => {
    const shop = await lettersOf(change);
    expect(await shop.messages()).toEqual([]);
  });

  test("says what is to pay, and names no PayPal", async () => {
    const atHandOver = await textOf(await lettersOf({ ...WRITTEN, how: "hand-over" }));
    expect(atHandOver).toContain("£3.40 is to pay when you get your eggs.");
    expect(atHandOver).not.toMatch(/paid|PayPal|Receipt/);
    const onAccount = await textOf(await lettersOf({ ...WRITTEN, how: "account" }));
    expect(onAccount).toContain("£3.40 is to pay: it goes on your account.");
  });

  test("isn't written later either, where it wasn't asked for", async () => {
    const { office, messages, id } = await lettersOf({ email: "hill@example.com" });
    await office.setOrderStatus({ id, status: "Ready" });
    await office.moveOrder({ id, method: "collection", day: "2026-06-27", anyway: false });
    expect(await messages()).toEqual([]);
  });

  test("is followed by those of any order, where it was", async () => {
    const { office, messages, id } = await lettersOf(WRITTEN);
    await office.setOrderStatus({ id, status: "Ready" });
    expect(await messages()).toContain("ready to hill@example.com");
  });

  test("goes to the owner where eggs fall below the line that she set", async () => {
    const shop = aSharedShop();
    const { version } = (await shop.office.getProfile()).sections.notices;
    const value = {
      addresses: ["ann@hilltop.example"],
      newOrder: true,
      message: true,
      attention: true,
      lowStock: true,
      line: "180",
    };
    await shop.office.saveProfile({ section: "notices", version, value });
    await shop.office.addOrder(aNewOrder());
    expect(await shop.messages()).toEqual([expect.stringMatching(/^low-stock to /)]);
  });
});
