// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Order } from "#core/orders/order.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { A_TOLD_ORDER, anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { fillIn, renderShop } from "#tests/support/render-shop.tsx";

const findOrder = async (order: Order) => {
  const shop = aShop();
  await plantOrders(shop, order);
  const { user } = renderShop("/my-orders", shop);
  await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
  await user.click(screen.getByRole("button", { name: "Find Orders" }));
  await screen.findByText("1 order found.");
  return { user, receipt: () => screen.queryByRole("region", { name: /^Receipt of order/ }) };
};

test("My Orders prints a receipt with seller, order, items, total and how it was paid", async () => {
  const payer = { name: "Bob Smith" };
  const paid = { ...A_TOLD_ORDER, paymentMethod: "paypal", payer };
  const { user, receipt } = await findOrder(paid);
  let rows: (string | null)[] = [];
  let facts: string | null | undefined;
  vi.spyOn(window, "print").mockImplementation(() => {
    const paper = receipt() as HTMLElement;
    rows = within(paper)
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent).join(" | "));
    facts = [...paper.querySelectorAll("h1, address, dl")].map((one) => one.textContent).join("; ");
  });
  await user.click(screen.getByRole("button", { name: "Print receipt" }));
  expect(facts).toBe(
    "Receipt; FarmgateRusper RoadCrawleyRH11 0XX07700 900142, hello@farmgate.example; " +
      "Order number5O190127DateTuesday 16 June 2026CustomerMabel SmithPaid byBob Smith",
  );
  expect(rows).toEqual([
    "Item | Packs | Each | Sum",
    "Large Eggs (12 pack), delivered | 1 | £3.40 | £3.40",
    "Large Eggs (6 pack), to collect | 2 | £1.80 | £3.60",
    "Total | £7.00",
    "Paid with PayPal | £7.00",
  ]);
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(receipt()).toBeNull();
});

test("an order whose payment is awaited has no receipt", async () => {
  await findOrder(anOrder({ status: "Awaiting payment" }));
  expect(screen.queryByRole("button", { name: "Print receipt" })).toBeNull();
});
