// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { downloadsOfEachTest } from "#tests/support/downloads.ts";
import { plantFlock } from "#tests/support/plant.ts";
import { aHenEntry, aMedicine } from "#tests/support/records.ts";
import { renderAdmin } from "#tests/support/render-shop.tsx";

const downloads = downloadsOfEachTest();

const HEADS = {
  "Cost History": "Day,Type,Description,Amount (GBP)",
  "Egg Production History": "Day,Small,Medium,Large,XL,Double Yolkers",
  Hens: "Day,What,Hens,Age in weeks,Note",
  Medicine:
    'Medicine,Batch number,Quantity given,Hens treated,Reason,Bought from,Bought on,First given,Last given,"Egg withdrawal, days",Not for sale until,Prescribed by,Struck out',
} as const;

test.each(Object.entries(HEADS))(
  "the file of %s has its heads, a day as Day",
  async (name, head) => {
    const shop = aShop();
    await plantFlock(shop, "1", {
      costs: [{ date: "2026-06-01", amount: 2250 }],
      eggs: { "2026-06-01": 60 },
    });
    await shop.records.care.addHens("1", aHenEntry({ date: "2026-06-02", what: "in", hens: 50 }));
    await shop.records.care.addMedicine("1", aMedicine({ batch: "00123" }));
    const { user } = await renderAdmin("/admin/flocks/1", shop);
    const table = await screen.findByRole("table", { name });
    const history = within(table.closest("section")?.parentElement as HTMLElement);
    await user.click(history.getByRole("button", { name: "Export CSV" }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const [first, row] = ((await downloads[0]?.text) ?? "").replace(/^\uFEFF/, "").split("\r\n");
    expect(first).toBe(head);
    if (name === "Medicine") expect(row).toContain(',"\t00123",');
  },
);
