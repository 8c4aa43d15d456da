// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShopWithPractice, plantCart, storedOrders } from "#tests/support/plant.ts";
import { fillIn, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const AREA = "We deliver to RH10 and RH11 (Crawley).";

const aShopToPayAt = async (...lines: Parameters<typeof plantCart>[1][]) => {
  const shop = aShopWithPractice();
  await plantCart(shop, ...lines);
  return shop;
};

const noteField = () => screen.findByLabelText<HTMLTextAreaElement>("Note for the farm (optional)");

test.each([undefined, SHARED])(
  "a note goes with the order, and is gone once it is paid",
  async (setting) => {
    const shop = await aShopToPayAt({ deliveryMethod: "collection" });
    const { user } = renderShop("/checkout", shop, setting);
    await fillIn(user, await noteField(), "Mind the dog.");
    await user.click(await screen.findByRole("button", { name: /^Practice payment/ }));
    await fillIn(user, screen.getByLabelText("Email"), "mabel@example.com");
    await user.click(screen.getByRole("button", { name: "Complete practice payment" }));
    await screen.findByRole("heading", { level: 1, name: "Thank You!" });
    expect(await storedOrders(shop)).toMatchObject([{ note: "Mind the dog." }]);
    await waitFor(async () => expect(await shop.records.note.load()).toBe(""));

    await user.click(screen.getByRole("link", { name: "View My Orders" }));
    await screen.findByRole("heading", { level: 1, name: "My Orders" });
    const card = within(await screen.findByRole("article", { name: /^Order/ }));
    expect(card.getByText("Your note:").parentElement?.textContent).toBe(
      "Your note: Mind the dog.",
    );
  },
);

test("an order without a note says nothing of one", async () => {
  const shop = await aShopToPayAt({});
  const { user } = renderShop("/checkout", shop);
  await user.click(await screen.findByRole("button", { name: /^Practice payment/ }));
  await fillIn(user, screen.getByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Complete practice payment" }));
  await screen.findByRole("heading", { level: 1, name: "Thank You!" });
  expect((await storedOrders(shop))[0]).not.toHaveProperty("note");
});

test("a note survives leaving the page and a reload", async () => {
  const shop = await aShopToPayAt({});
  const { user } = renderShop("/checkout", shop);
  await fillIn(user, await noteField(), "Mind the dog.");
  const menu = within(screen.getByRole("navigation", { name: "Main" }));
  await user.click(menu.getByRole("link", { name: "About Us" }));
  await screen.findByRole("heading", { level: 1, name: "About Us" });
  await user.click(screen.getByRole("link", { name: "Basket, 1 item" }));
  const again = await noteField();
  await waitFor(() => expect(again.value).toBe("Mind the dog."));
  await waitFor(async () => expect(await shop.records.note.load()).toBe("Mind the dog."));

  cleanup();
  renderShop("/checkout", shop);
  const reloaded = await noteField();
  await waitFor(() => expect(reloaded.value).toBe("Mind the dog."));
});

test("a note has at most 200 letters, which are counted and announced when few are left", async () => {
  const shop = await aShopToPayAt({});
  await shop.records.note.save("a".repeat(178));
  const { user } = renderShop("/checkout", shop);
  const field = await noteField();
  const hint = () => document.getElementById(field.getAttribute("aria-describedby") ?? "");
  await waitFor(() => expect(hint()?.textContent).toBe("178 of 200 letters"));
  expect(screen.queryByText(/letters left/)).toBeNull();
  await user.type(field, "bb");
  expect((await screen.findByText("20 letters left")).getAttribute("role")).toBe("status");
  await user.type(field, "c".repeat(30));
  expect(field.value).toHaveLength(200);
  expect(hint()?.textContent).toBe("200 of 200 letters");
});

test("a stored note that is too long is cut, and never refused at the checkout", async () => {
  const shop = await aShopToPayAt({});
  await shop.records.note.save("a".repeat(999));
  renderShop("/checkout", shop);
  const field = await noteField();
  await waitFor(() => expect(field.value).toHaveLength(200));
});

test("the basket names the delivery area where a line is delivered", async () => {
  renderShop("/checkout", await aShopToPayAt({ deliveryMethod: "delivery" }));
  await screen.findByText(AREA);
  cleanup();
  renderShop("/checkout", await aShopToPayAt({ deliveryMethod: "collection" }), SHARED);
  await screen.findByText("Delivery and collection are free.");
  expect(screen.queryByText(AREA)).toBeNull();
});
