import { describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "#core/catalogue/catalogue.ts";
import { FARM } from "#core/farm.ts";
import { asSold } from "#core/orders/item-names.ts";
import { type FarmEggs, movedBy, PRODUCT_EGGS } from "#core/profile/egg-words.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { EGG_LETTERS } from "#core/profile/typed-eggs.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { anOrder } from "#tests/support/orders.ts";

const PICTURE = "data:image/webp;base64,AAAA";

const BROWNS = { name: "Big Browns", description: "Brown and big.", picture: PICTURE };

const OWN: FarmEggs = {
  order: ["large", "medium", "doubleYolkers", "pullet", "small", "extraLarge"],
  words: { ...PRODUCT_EGGS.words, large: BROWNS },
};

const saved = async (value: FarmEggs) => {
  const shop = aSharedShop();
  const { version } = (await shop.office.getProfile()).sections.eggs;
  const answer = await shop.office.saveProfile({ section: "eggs", version, value });
  return { ...shop, answer, eggs: (await shop.counter.getProfile()).eggs };
};

test("the eggs of a fresh shop are the catalogue's, to the letter", () => {
  expect(farmOf(DEFAULT_PROFILE).eggs).toEqual(FARM.eggs);
});

describe("saveProfile", () => {
  test("keeps names, descriptions, pictures and order, without the spaces around them", async () => {
    const large = { ...BROWNS, name: " Big Browns ", description: " Brown and big.\n" };
    const { answer, eggs } = await saved({ ...OWN, words: { ...OWN.words, large } });
    expect(answer.ok).toBe(true);
    expect(eggs).toEqual(OWN);
  });

  test("gives eggs with an empty name the product's, and none with an empty description", async () => {
    const large = { name: " ", description: " ", picture: "" };
    const { eggs } = await saved({ ...OWN, words: { ...OWN.words, large } });
    expect(eggs.words.large).toEqual({ name: "Large Eggs", description: "", picture: "" });
  });

  test("puts eggs that an order leaves out last, and those named twice where they were first", async () => {
    const { eggs } = await saved({ ...OWN, order: ["small", "large", "small"] });
    expect(eggs.order).toEqual([
      "small",
      "large",
      "pullet",
      "medium",
      "extraLarge",
      "doubleYolkers",
    ]);
  });

  test.each([
    ["name", "x".repeat(EGG_LETTERS.name + 1), "too-long"],
    ["description", "x".repeat(EGG_LETTERS.description + 1), "too-long"],
    ["picture", "https://elsewhere.example/egg.png", "no-picture"],
    ["picture", "data:image/svg+xml,<svg/>", "no-picture"],
    ["picture", "javascript:alert(1)", "no-picture"],
  ])("refuses eggs by their %s '%s' and stores nothing", async (field, text, why) => {
    const words = { ...OWN.words, large: { ...BROWNS, [field]: text } };
    const { answer, eggs } = await saved({ ...OWN, words });
    expect(answer).toEqual({
      ok: false,
      refusal: { kind: "invalid-profile", faults: [{ field: `large-${field}`, why }] },
    });
    expect(eggs).toEqual(PRODUCT_EGGS);
  });
});

describe("eggs with a name of the farm's own have it", () => {
  test("in what PayPal is asked, in the order and in every letter about it", async () => {
    const { open, provider, counter, order, records } = await saved(OWN);
    const create = vi.spyOn(provider.gateway, "create");
    const orderId = await open();
    expect(create.mock.calls[0]?.[0].lines).toMatchObject([{ name: "Big Browns" }]);
    provider.approve(orderId);
    await counter.takePayment(orderId);
    expect((await order(orderId)).items).toMatchObject([{ name: "Big Browns" }]);
    const messages = (await records.messages.page(null)).items;
    expect(messages).toHaveLength(2);
    for (const { text } of messages) {
      expect(text).toContain("1 × Big Browns (12 pack)");
      expect(text).not.toContain("Large Eggs");
    }
  });

  test("in the letter that they are back", async () => {
    const { counter, records, backgroundJobs, wait } = await saved(OWN);
    await counter.joinWaitlist("large", "mabel@example.com");
    wait(20);
    expect(await backgroundJobs.tellWaitlist()).toBe(1);
    expect((await records.messages.page(null)).items).toMatchObject([
      { subject: "Big Browns are back", text: expect.stringContaining("when we have Big Browns") },
    ]);
  });

  test("on the packing list, in the farm's order, whatever they were called when they were sold", async () => {
    const { office, open, counter, provider } = await saved(PRODUCT_EGGS);
    const yolkers = { ...LARGE_DOZEN, category: "doubleYolkers" } as const;
    const orderId = await open([yolkers, LARGE_DOZEN], 600 + 340);
    provider.approve(orderId);
    await counter.takePayment(orderId);
    const { version } = (await office.getProfile()).sections.eggs;
    await office.saveProfile({ section: "eggs", version, value: OWN });
    const [parcel] = (await office.getPackingList()).flatMap(({ deliveries }) => deliveries);
    expect(parcel?.items.map(({ name }) => name)).toEqual(["Double Yolkers", "Big Browns"]);
    const totals = (await office.getPackingList()).flatMap(({ toPack }) => toPack.packs);
    expect(totals.map(({ name }) => name)).toEqual(["Big Browns, 12 pack", "Double Yolkers 12"]);
  });

  test("in the search of orders", async () => {
    const { office, records } = await saved(OWN);
    await records.orders.add(anOrder({ id: "of-before" }));
    const found = await office.listOrders({ text: "big browns 12", status: "All", after: null });
    expect(found.items.map(({ id }) => id)).toEqual(["of-before"]);
  });
});

test("movedBy moves one kind a place, and leaves the first and the last where they are", () => {
  const order = ["small", "large", "medium"] as const;
  expect(movedBy(order, "large", -1)).toEqual(["large", "small", "medium"]);
  expect(movedBy(order, "large", 1)).toEqual(["small", "medium", "large"]);
  expect(movedBy(order, "small", -1)).toEqual(order);
  expect(movedBy(order, "medium", 1)).toEqual(order);
});

test("asSold keeps the names of then, and gives an item without one that of now", () => {
  const eggs = [{ ...CATALOGUE.large, name: "Big Browns" }];
  const [item] = anOrder().items;
  if (!item) throw new Error("An order has an item.");
  const items = [item, { ...item, name: "" }, { ...item, id: "goose-4", name: "" }];
  expect(asSold(items, eggs).map(({ name }) => name)).toEqual(["Large Eggs", "Big Browns", ""]);
});
