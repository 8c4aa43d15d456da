// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const at = { day: "2026-06-20", at: "2026-06-20T11:00:00.000Z" };

const opened = async (total: number) => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  await plantOrders(
    shop,
    anOrder({
      ...{ customerName: "Mabel Hen", paymentMethod: "paypal", captureId: "MONEY", total },
      rest: { how: "cash" },
      money: [
        { kind: "sale", amount: 340, how: "paypal", ...at },
        { kind: "sale", amount: 120, how: "cash", ...at },
      ],
    }),
  );
  const { user } = await renderAdmin("/admin/orders", shop, SHARED);
  await user.click(await screen.findByRole("button", { name: /^A / }));
  return user;
};

test("how it was paid is corrected of what came by hand, not of PayPal's part", async () => {
  const user = await opened(460);
  await user.click(screen.getByRole("button", { name: "Correct how it was paid…" }));
  await screen.findByRole("dialog", { name: "Order A: £1.20 paid" });
});

test("while some of it is owed, it is marked as paid, and nothing is corrected", async () => {
  await opened(500);
  screen.getByRole("button", { name: "Mark as paid…" });
  expect(screen.queryByRole("button", { name: "Correct how it was paid…" })).toBeNull();
});
