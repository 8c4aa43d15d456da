// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { aShopWithBasket } from "#tests/support/a-shop-with-basket.ts";
import { renderAdmin, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const PRACTICE = { ...SHARED, isPractice: true };

const banner = () => screen.queryByText("Practice shop: no money moves.");

test("a practice shop says on every page that no money moves", async () => {
  for (const [path, heading] of [
    ["/", "Our Eggs"],
    ["/about", "About Us"],
    ["/admin/login", "Admin Login"],
  ] as const) {
    renderShop(path, aShop(), PRACTICE);
    await screen.findByRole("heading", { name: heading });
    expect(banner()).not.toBeNull();
    cleanup();
  }
  await renderAdmin("/admin/flocks", aShop(), PRACTICE);
  await screen.findByRole("heading", { name: "Flocks" });
  expect(banner()).not.toBeNull();
});

test("a shop that takes money says nothing of practice", async () => {
  renderShop("/", aShop(), SHARED);
  await screen.findByRole("heading", { name: "Our Eggs" });
  expect(banner()).toBeNull();
});

test("a shared shop says what its password guards", async () => {
  renderShop("/admin/login", aShop(), SHARED);
  await screen.findByText(/guards the shop's records on the server/);
  expect(screen.queryByText(/It guards no server/)).toBeNull();
  cleanup();
  renderShop("/admin/login");
  await screen.findByText(/It guards no server/);
  expect(screen.queryByText(/records on the server/)).toBeNull();
});

test("the admin of a shared shop does not say that its records are kept in this browser", async () => {
  await renderAdmin("/admin/flocks", aShop(), SHARED);
  await screen.findByRole("heading", { name: "Flocks" });
  expect(screen.queryByText(/kept in this browser/)).toBeNull();
});

test("a shared shop shows the orders placed from this browser", async () => {
  renderShop("/my-orders", aShop(), SHARED);
  await screen.findByText(/the orders placed from this browser\.$/);
  cleanup();
  renderShop("/my-orders");
  await screen.findByText(/the orders placed in this browser\.$/);
});

test("the practice form of a shared shop says where the order is found again", async () => {
  const { user } = renderShop("/checkout", await aShopWithBasket(), PRACTICE);
  await user.click(
    await screen.findByRole("button", { name: "Practice payment (no money moves)" }),
  );
  await screen.findByText(/under My Orders, from this browser\.$/);
});
