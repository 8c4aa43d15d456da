// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { renderAdmin } from "#tests/support/render-shop.tsx";

test("a status that nobody knows shows as it is stored, and is neither Pending nor Completed", async () => {
  const shop = aShop();
  await shop.ports.orders.add(anOrder({ id: "SHIPPED1", status: "Shipped" }));
  const { user } = await renderAdmin("/admin/orders", shop);
  const order = await screen.findByRole("button", { name: /SHIPPED1.*Shipped/ });
  for (const status of ["Pending", "Completed"]) {
    await user.selectOptions(screen.getByLabelText("Status"), status);
    expect(screen.queryByRole("button", { name: /SHIPPED1/ })).toBeNull();
  }
  await user.selectOptions(screen.getByLabelText("Status"), "All");
  await user.click(order.isConnected ? order : screen.getByRole("button", { name: /SHIPPED1/ }));
  const list = within(screen.getByRole("list", { name: "Orders" }));
  expect(list.getByRole("button", { name: "Mark as Pending" })).toBeTruthy();
  await user.click(list.getByRole("button", { name: "Mark as Completed" }));
  await screen.findByRole("button", { name: /SHIPPED1.*Completed/ });
});
