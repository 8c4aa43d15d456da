// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { AT_HOME } from "#tests/support/a-provider.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { renderAdmin } from "#tests/support/render-shop.tsx";

/** The slip as it is when the browser prints. */
const printed = async (order: Order) => {
  const shop = aShop();
  await plantOrders(shop, order);
  const { user } = await renderAdmin("/admin/orders", shop);
  await user.click(await screen.findByRole("button", { name: /mabel|No email/ }));
  let paper: string | null | undefined;
  const slip = () => screen.queryByRole("region", { name: /^Slip of order/ });
  vi.spyOn(window, "print").mockImplementation(() => {
    paper = slip()?.textContent;
  });
  await user.click(screen.getByRole("button", { name: "Print slip" }));
  return { paper, slip };
};

test("a slip of an order by hand says what is to pay, until it is paid", async () => {
  const owed = await printed(anOrder({ paid: { how: "hand-over" } }));
  expect(owed.paper).toContain("To pay: £3.40");
});

test("a slip of a paid order names no money", async () => {
  const { paper } = await printed(anOrder({ paid: { how: "cash", at: "2026-06-20T11:00:00Z" } }));
  expect(paper).not.toContain("£");
});

test("a slip has the order's number, when, who, where, what its buyer says and its packs", async () => {
  const { paper, slip } = await printed(
    anOrder({
      id: "1A2B3C4D-PRACTICE",
      customerName: "Mabel Hen",
      phone: "01293 555010",
      address: AT_HOME,
      note: "Ring twice",
      items: TWO_ITEMS,
    }),
  );
  expect(paper).toBe(
    "Order 1A2B3C4Dfor Sunday 21 June, placed Saturday 20 June" +
      "Mabel Hen mabel@example.com 01293 555010" +
      "Free Delivery1 × Large 121 High Street, Crawley, RH10 1AA" +
      "Collection2 × Large 6“Ring twice”",
  );
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(slip()).toBeNull();
});

test("a slip of an order of which little is known says so", async () => {
  const { paper } = await printed(anOrder({ id: "", customerEmail: "", items: [] }));
  expect(paper).toMatch(/^Order without an id/);
  expect(paper).toContain("Its items are not known.");
});
