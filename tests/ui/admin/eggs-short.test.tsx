// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders, storedOrders } from "#tests/support/plant.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const SATURDAY = "2026-06-27";

test("an order that the egg book has too few eggs for asks when eggs were laid, and is packed anyway", async () => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  const order = anOrder({ id: "ADAORDER", customerName: "Ada Hen", days: { delivery: SATURDAY } });
  await plantOrders(shop, order);
  await shop.app.shop.office.openBook({ shelf: {} });
  const { user } = await renderAdmin(`/admin/packing/${SATURDAY}`, shop, SHARED);
  await user.click(await screen.findByRole("checkbox", { name: "Packed" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: /^The book has \d+ .*Eggs too few for this order$/ }),
  );
  expect((await storedOrders(shop))[0]?.status).toBe("Pending");
  dialog.getByRole("link", { name: "Count the shelf" });
  fireEvent.change(dialog.getByLabelText("Laid on or after"), { target: { value: "2026-06-18" } });
  await user.click(dialog.getByRole("button", { name: "Pack anyway" }));
  await waitFor(async () => expect((await storedOrders(shop))[0]?.status).toBe("Ready"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await storedOrders(shop))[0]?.bestBefore).toBeDefined();
});
