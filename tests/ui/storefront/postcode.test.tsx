// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop, NOON, type Shop } from "#tests/support/a-shop.ts";
import { aShopWithPractice, plantCart, storedCart } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const COLLECT =
  "Sorry, we don't deliver to RH1. You are welcome to collect: Saturdays and Sundays, 10:00 AM to 4:00 PM.";

const box = async () =>
  within(await screen.findByRole("region", { name: "Do we deliver to you?" }));

const check = async ({ user }: Pick<ReturnType<typeof renderShop>, "user">, typed: string) => {
  const { getByLabelText, getByRole } = await box();
  await fillIn(user, getByLabelText("Postcode"), typed);
  await user.click(getByRole("button", { name: "Check" }));
};

const saying = async (words: string) => {
  const { getByRole } = await box();
  await waitFor(() => expect(getByRole("status").textContent).toBe(words));
};

const methodsChosen = async () => {
  await screen.findByRole("article", { name: "Large Eggs" });
  const radios = screen.getAllByRole<HTMLInputElement>("radio", { checked: true });
  return [...new Set(radios.map(({ labels }) => labels?.[0]?.textContent))];
};

/** At noon on a Saturday. */
test.each([
  ["rh106ab", "Yes, we deliver to RH10. Next: Sunday 21 June, order by the end of today."],
  ["RH1 0AB", COLLECT],
  ["RH10", "Please enter the whole postcode, such as RH10 6AB."],
  ["next to the mill", "This doesn't look like a UK postcode."],
])("Home answers to %s: %s", async (typed, words) => {
  const page = renderShop();
  await check(page, typed);
  await saying(words);
});

test("a yes or a no is kept, and what is neither leaves it", async () => {
  const page = renderShop();
  await check(page, "rh1 0ab");
  await check(page, "RH10");
  const { records } = page.shop;
  await waitFor(async () =>
    expect(await records.deliveryPostcode.load()).toEqual({ postcode: "RH1 0AB", at: NOON }),
  );
});

const keptIn = async (shop: Shop, postcode: string): Promise<void> => {
  await shop.app.visitor.rememberPostcode(postcode);
};

test("cards begin with Collection while a no is kept, and Free Delivery can be chosen", async () => {
  const page = renderShop();
  expect(await methodsChosen()).toEqual(["Free Delivery"]);
  await check(page, "RH1 0AB");
  await waitFor(async () => expect(await methodsChosen()).toEqual(["Collection"]));
  const large = within(screen.getByRole("article", { name: "Large Eggs" }));
  await page.user.click(large.getByLabelText("Free Delivery"));
  await page.user.click(large.getByRole("button", { name: "Add to Basket" }));
  await waitFor(async () =>
    expect(await storedCart(page.shop)).toMatchObject([{ deliveryMethod: "delivery" }]),
  );
  cleanup();
  renderShop("/", page.shop);
  await waitFor(async () => expect(await methodsChosen()).toEqual(["Collection"]));
  expect((await box()).getByLabelText<HTMLInputElement>("Postcode").value).toBe("RH1 0AB");
  await check(page, "RH10 6AB");
  await waitFor(async () => expect(await methodsChosen()).toEqual(["Free Delivery"]));
});

const DOZEN = { packSize: 12, quantity: 2 } as const;
const DOZEN_COLLECTED = { ...DOZEN, deliveryMethod: "collection" } as const;

const aBasket = async (postcode = "", setting = SHARED) => {
  const shop = aShopWithPractice();
  await plantCart(shop, DOZEN, { packSize: 6 }, DOZEN_COLLECTED);
  if (postcode) await keptIn(shop, postcode);
  const page = renderShop("/checkout", shop, setting);
  await screen.findByRole("region", { name: "Basket" });
  return page;
};

const PAY = { name: /^Practice payment/ };
const BLOCKED = "Please choose to collect, or check another postcode, then you can pay.";

test("a delivered basket with a kept no can't be paid until another postcode is checked", async () => {
  const page = await aBasket("RH1 0AB");
  await saying(COLLECT);
  screen.getByText(BLOCKED);
  expect(screen.queryByRole("button", PAY)).toBeNull();
  await check(page, "RH11 7XX");
  await screen.findByRole("button", PAY);
  await saying("Yes, we deliver to RH11. Next: Sunday 21 June, order by the end of today.");
  expect(screen.queryByText(BLOCKED)).toBeNull();
});

test("a postcode that was answered with a yes is named in the basket, and can be changed", async () => {
  const { user } = await aBasket("RH10 6AB");
  const summary = within(screen.getByRole("region", { name: "Summary" }));
  summary.getByText("RH10 6AB");
  expect(screen.queryByRole("region", { name: "Do we deliver to you?" })).toBeNull();
  await user.click(summary.getByRole("button", { name: "Change" }));
  const field = (await box()).getByLabelText<HTMLInputElement>("Postcode");
  expect(field.value).toBe("RH10 6AB");
  expect(document.activeElement).toBe(field);
});

test("'Collect instead' collects the whole basket, to be paid so, and Undo delivers it again", async () => {
  const { shop, user } = await aBasket("RH1 0AB");
  const before = await storedCart(shop);
  await user.click(await (await box()).findByRole("button", { name: "Collect instead" }));
  await noticeSaying("Collection Chosen");
  await screen.findByRole("button", PAY);
  expect(screen.queryByRole("region", { name: "Do we deliver to you?" })).toBeNull();
  await waitFor(async () =>
    expect(await storedCart(shop)).toMatchObject([
      { packSize: 6, deliveryMethod: "collection" },
      { packSize: 12, deliveryMethod: "collection", quantity: 4 },
    ]),
  );
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await storedCart(shop)).toEqual(before));
  await screen.findByText(BLOCKED);
});

test("the practice form of a shared shop is filled with the kept postcode", async () => {
  const { user } = await aBasket("RH10 6AB");
  await user.click(await screen.findByRole("button", PAY));
  const address = within(await screen.findByRole("group", { name: "Where we deliver to" }));
  expect(address.getByLabelText<HTMLInputElement>("Postcode").value).toBe("RH10 6AB");
});

test("a basket that is collected asks for no postcode, and can be paid whatever is kept", async () => {
  const shop = aShopWithPractice();
  await plantCart(shop, DOZEN_COLLECTED);
  await keptIn(shop, "RH1 0AB");
  renderShop("/checkout", shop);
  await screen.findByRole("button", PAY);
  expect(screen.queryByRole("region", { name: "Do we deliver to you?" })).toBeNull();
});

test("'Collect instead' on Home with an empty basket leads to the eggs", async () => {
  const page = renderShop("/", aShop());
  await check(page, "RH1 0AB");
  await page.user.click(await (await box()).findByRole("button", { name: "Collect instead" }));
  await noticeSaying("Collection Chosen");
  expect(document.activeElement?.textContent).toBe("Our Eggs");
});
