// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { aMedicine } from "#tests/support/records.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const LARGE = { small: "0", medium: "0", large: "60", extraLarge: "0", doubleYolkers: "0" };

test("a medicine that is entered late lists who has eggs that are withheld", async () => {
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  const { office } = shop.app.shop;
  await plantOrders(
    shop,
    anOrder({ id: "ADAORDER", customerName: "Ada Hen", phone: "01293 555010" }),
  );
  await office.openBook({ shelf: {} });
  await office.logEggs({ flock: "2", date: "2026-06-18", counts: LARGE });
  expect(await office.setOrderStatus({ id: "ADAORDER", status: "Ready" })).toMatchObject({
    ok: true,
  });
  const medicine = aMedicine({ first: "2026-06-17", last: "2026-06-18", days: 7 });
  await shop.records.care.addMedicine("2", medicine);
  await renderAdmin("/admin/flocks/2", shop, SHARED);
  const told = within(
    await screen.findByRole("complementary", { name: "Withheld eggs that went out" }),
  );
  told.getByText(/^Eggs of this flock went out to 1 order although they are withheld/);
  told.getByText(/Ada Hen/);
  expect(told.getByRole("link", { name: "01293 555010" })).toHaveProperty(
    "href",
    "tel:01293555010",
  );
});
