// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { MAX_QUANTITY } from "#core/cart/cart-quantity.ts";
import { addToCart, aShop } from "#tests/support/a-shop.ts";
import { plantCart, storedCart } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderShop } from "#tests/support/render-shop.tsx";

type Lines = readonly Parameters<typeof plantCart>[1][];

const DELIVERED = "Large Eggs, 12 pack, Free Delivery";
const COLLECTED = "Large Eggs, 12 pack, Collection";
const SMALL = { category: "small", packSize: 6, price: 125 } as const;

const lineCalled = async (name: string) => within(await screen.findByRole("listitem", { name }));

const lineNames = () =>
  within(screen.getByRole("region", { name: "Basket" }))
    .getAllByRole("listitem")
    .map((line) => line.getAttribute("aria-label"));

const openCheckout = async (...lines: Lines) => {
  const shop = aShop();
  await plantCart(shop, ...lines);
  const { user } = renderShop("/checkout", shop);
  const press = async (line: string, name: string) =>
    user.click((await lineCalled(line)).getByRole("button", { name }));
  const undo = async () => fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  return { shop, user, press, undo };
};

const focused = () => document.activeElement?.getAttribute("aria-label");

test("a line is collected instead, and delivered again, with the focus where it was", async () => {
  const { shop, press } = await openCheckout({ quantity: 3 }, SMALL);
  await press(DELIVERED, "Change to Collection");
  await lineCalled(COLLECTED);
  expect(lineNames()).toEqual(["Small Eggs, 6 pack, Free Delivery", COLLECTED]);
  await waitFor(() => expect(focused()).toBe("Change to Free Delivery"));
  await waitFor(async () =>
    expect(await storedCart(shop)).toMatchObject([
      { deliveryMethod: "collection", quantity: 3 },
      { category: "small" },
    ]),
  );
  await press(COLLECTED, "Change to Free Delivery");
  (await lineCalled(DELIVERED)).getByDisplayValue("3");
  await waitFor(() => expect(focused()).toBe("Change to Collection"));
});

test("a line that becomes the same as another is merged with it, with a notice", async () => {
  const { shop, press } = await openCheckout({ deliveryMethod: "collection", quantity: 2 }, SMALL, {
    quantity: 3,
  });
  await press(DELIVERED, "Change to Collection");
  await noticeSaying("Put together");
  await noticeSaying("Large Eggs (12 pack), Collection: 5 packs in one line");
  expect(lineNames()).toEqual(["Small Eggs, 6 pack, Free Delivery", COLLECTED]);
  (await lineCalled(COLLECTED)).getByDisplayValue("5");
  await waitFor(() => expect(focused()).toBe("Change to Free Delivery"));
  expect(await storedCart(shop)).toMatchObject([{ category: "small" }, { quantity: 5 }]);
});

test("more than one line can hold stays two lines, and says so", async () => {
  const { shop, press } = await openCheckout(
    { quantity: MAX_QUANTITY },
    { deliveryMethod: "collection" },
  );
  const before = await storedCart(shop);
  await press(COLLECTED, "Change to Free Delivery");
  const notice = await screen.findByText("Not Changed");
  expect(notice.parentElement?.textContent).toContain(
    "One order can take 9,999 of a pack at most.",
  );
  expect(lineNames()).toEqual([DELIVERED, COLLECTED]);
  expect(await storedCart(shop)).toEqual(before);
});

test("a removed line comes back as it was, in its place, by Undo, and once for two presses", async () => {
  const { shop, press } = await openCheckout(
    SMALL,
    { quantity: 4, price: 333 },
    { ...SMALL, deliveryMethod: "collection" },
  );
  const before = await storedCart(shop);
  await press(DELIVERED, "Remove");
  await noticeSaying("Removed from basket");
  await waitFor(async () => expect(await storedCart(shop)).toHaveLength(2));
  const button = await screen.findByRole("button", { name: "Undo" });
  for (const _press of [1, 2]) fireEvent.click(button);
  (await lineCalled(DELIVERED)).getByDisplayValue("4");
  expect(lineNames()[1]).toBe(DELIVERED);
  await waitFor(() => expect(focused()).toBe("Change to Collection"));
  await waitFor(async () => expect(await storedCart(shop)).toEqual(before));
});

test("the last line of a basket comes back too", async () => {
  const { shop, press, undo } = await openCheckout({});
  await press(DELIVERED, "Remove");
  await screen.findByText("Your basket is empty.");
  await undo();
  await lineCalled(DELIVERED);
  await waitFor(async () => expect(await storedCart(shop)).toHaveLength(1));
});

test("Undo keeps packs that were added in between", async () => {
  const { shop, user, press, undo } = await openCheckout({ quantity: 2 }, SMALL);
  await press(DELIVERED, "Remove");
  await noticeSaying("Removed from basket");
  await addToCart(shop.app, { category: "large", packSize: 12, deliveryMethod: "delivery" });
  await undo();
  await waitFor(async () => expect(await storedCart(shop)).toMatchObject([{}, { quantity: 3 }]));
  const line = await lineCalled(DELIVERED);
  await waitFor(() => line.getByDisplayValue("3"));
  await fillIn(user, line.getByLabelText("Quantity"), "1");
});

test("the badge counts to 99, and its link tells the number", async () => {
  await openCheckout({ quantity: 99 });
  const link = await screen.findByRole("link", { name: "Basket, 99 items" });
  expect(link.textContent).toBe("99");
});

test("beyond 99 the badge says so", async () => {
  await openCheckout({ quantity: 100 });
  const link = await screen.findByRole("link", { name: "Basket, 100 items" });
  expect(link.textContent).toBe("99+");
});
