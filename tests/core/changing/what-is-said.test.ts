import { expect, test } from "vitest";
import type { PacksChange } from "#core/changing/changing.ts";
import { versionOf } from "#core/orders/order-version.ts";
import { withClosedBook } from "#tests/support/an-egg-book.ts";

const changing = async (quantity: number) => {
  const shop = withClosedBook();
  const id = await shop.buy(quantity);
  const change = async (more: Partial<PacksChange>) =>
    shop.office.changePacks({
      ...{ order: id, packs: [], difference: "give-back" },
      version: versionOf(await shop.order(id)),
      ...more,
    });
  const mail = async (kind: string) =>
    (await shop.records.messages.page(null)).items.find((one) => one.kind === kind)?.text;
  return { shop, id, change, mail };
};

const large = (quantity: number) => ({ id: "large-12", method: "delivery", quantity }) as const;

test("the mail of what goes back doesn't say that the order stays as it is", async () => {
  const { change, mail } = await changing(2);
  await change({ packs: [large(1)] });
  expect(await mail("refunded")).toContain("We have paid back £3.40");
  expect(await mail("refunded")).not.toContain("stays as it is");
});

test("another price alone is said in the log and in the mail", async () => {
  const { shop, id, change, mail } = await changing(2);
  await change({ packs: [large(2)], prices: { "large-12": 300 } });
  expect((await shop.order(id)).log).toContainEqual(
    expect.objectContaining({ detail: "2 × Large 12 for £6.80 to 2 × Large 12 for £6.00" }),
  );
  expect(await mail("packs-changed")).toMatch(/Total: £6\.80.*Total: £6\.00/s);
});

test("packs that were given back and stay with the customer don't make an order", async () => {
  const { shop, id, change } = await changing(2);
  await shop.office.giveBack({
    ...{ order: id, amount: 340, reason: "Sorry", version: versionOf(await shop.order(id)) },
    packs: [{ id: "large-12", quantity: 1, eggs: "with-customer" }],
  });
  expect(await change({ packs: [large(0)] })).toEqual({
    ok: false,
    refusal: { kind: "nothing-left" },
  });
});

test("packs of one kind and price are one line again, whatever they cost meanwhile", async () => {
  const { shop, id, change } = await changing(3);
  await shop.office.giveBack({
    ...{ order: id, amount: 340, reason: "Sorry", version: versionOf(await shop.order(id)) },
    packs: [{ id: "large-12", quantity: 1, eggs: "broken" }],
  });
  await change({ packs: [large(2)], prices: { "large-12": 300 } });
  await change({ packs: [large(2)], prices: { "large-12": 340 }, difference: "gift" });
  expect((await shop.order(id)).items).toMatchObject([{ quantity: 3, givenBack: { broken: 1 } }]);
});

test("who packs sees packs of two prices in one line", async () => {
  const { shop, id, change } = await changing(3);
  await shop.office.giveBack({
    ...{ order: id, amount: 340, reason: "Sorry", version: versionOf(await shop.order(id)) },
    packs: [{ id: "large-12", quantity: 1, eggs: "with-customer" }],
  });
  await change({ packs: [large(2)], prices: { "large-12": 300 } });
  const [parcel] = (await shop.office.getPackDay("2026-06-21")).parcels;
  expect(parcel?.items).toMatchObject([{ id: "large-12", quantity: 3 }]);
});
