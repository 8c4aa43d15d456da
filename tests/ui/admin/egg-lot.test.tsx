// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { downloadsOfEachTest } from "#tests/support/downloads.ts";
import { anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { aLot, aMedicine, aMove } from "#tests/support/records.ts";
import { renderAdmin } from "#tests/support/render-shop.tsx";

const downloads = downloadsOfEachTest();

const openLot = async (id = "L") => {
  const shop = aShop();
  await plantOrders(
    shop,
    anOrder({ id: "ADA00001", customerName: "Ada", phone: "07700 900001", status: "Completed" }),
  );
  await shop.records.lots.save([aLot({ id: "L", eggs: 60, left: 45 })]);
  await shop.records.moves.addAll([
    aMove({ id: "M1", lot: "L", eggs: 12, order: "ADA00001" }),
    aMove({ id: "M2", lot: "L", eggs: 3, kind: "broken", note: "dropped" }),
  ]);
  return renderAdmin(`/admin/eggs/lots/${id}`, shop);
};

const cellsOf = async (table: string) => {
  const rows = within(await screen.findByRole("table", { name: table })).getAllByRole("row");
  return rows
    .slice(1)
    .map((row) => within(row).getAllByRole("cell"))
    .map((cells) => cells.map(({ textContent }) => textContent));
};

test("a lot says where it came from, and until when its eggs may go", async () => {
  await openLot();
  await screen.findByRole("heading", { level: 1, name: "Large Eggs laid 20 Jun 2026" });
  expect(screen.getByRole("link", { name: "Flock 1" }).getAttribute("href")).toBe(
    "/admin/flocks/1",
  );
  expect(screen.getByText("Hand over until").nextSibling?.textContent).toBe("11 Jul 2026");
  expect(screen.getByText("Best before").nextSibling?.textContent).toBe("18 Jul 2026");
  expect(screen.getByText("Left").nextSibling?.textContent).toBe("45");
});

test("a lot of no known flock says which flock's medicine withholds it", async () => {
  const shop = aShop();
  const covering = aMedicine({
    medicine: "Wormer",
    first: "2026-06-18",
    last: "2026-06-21",
    days: 7,
  });
  await shop.records.care.addMedicine("2", covering);
  await shop.records.lots.save([aLot({ id: "L", flock: "", from: "opening" })]);
  await renderAdmin("/admin/eggs/lots/L", shop);
  const withheld = await screen.findByText("Withheld");
  expect(withheld.nextSibling?.textContent).toBe("Wormer, Flock 2, until 28 Jun 2026");
  expect(screen.getByText("Flock").nextSibling?.textContent).toBe("not known");
});

test("a lot lists who had its eggs, and where every egg went", async () => {
  await openLot();
  const [row] = await cellsOf("Orders with these eggs");
  expect(row?.slice(0, 3)).toEqual(["Ada 07700 900001", "ADA00001 for 21 Jun 2026", "12"]);
  expect(screen.getByRole("link", { name: "07700 900001" }).getAttribute("href")).toBe(
    "tel:07700900001",
  );
  const moves = within(screen.getByRole("list", { name: "What left this lot and came back" }));
  const [packed, broken] = moves.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(packed).toMatch(/^−12Packed +order ADA00001/);
  expect(broken).toMatch(/^−3Broken +dropped/);
});

test("the list of a recall is printed", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const { user } = await openLot();
  await user.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getByRole("button", { name: "Export CSV" })).toBeTruthy();
});

test("a recall is exported with days, names and phones, and no text that a spreadsheet runs", async () => {
  const shop = aShop();
  await plantOrders(
    shop,
    anOrder({
      id: "ADA00001-PAYPAL",
      customerName: '=HYPERLINK("x"), Ada',
      phone: "07700 900001",
      customerEmail: "ada@example.com",
      status: "Completed",
      items: TWO_ITEMS,
      days: { collection: "2026-06-27", delivery: "2026-06-27" },
    }),
    anOrder({
      id: "NONAME01",
      customerEmail: "",
      status: "Ready",
      days: { delivery: "2026-06-21" },
    }),
    anOrder({ id: "BACK0001", status: "Pending" }),
  );
  await shop.records.lots.save([aLot({ id: "L", eggs: 60, left: 30 })]);
  await shop.records.moves.addAll([
    aMove({ id: "M1", lot: "L", eggs: 18, order: "ADA00001-PAYPAL" }),
    aMove({ id: "M2", lot: "L", eggs: 12, order: "NONAME01" }),
    aMove({ id: "M3", lot: "L", eggs: 6, order: "BACK0001" }),
    aMove({ id: "M4", lot: "L", eggs: 6, kind: "unpacked", order: "BACK0001" }),
  ]);
  const { user } = await renderAdmin("/admin/eggs/lots/L", shop);
  await screen.findByText("30 eggs in 2 orders.");
  await user.click(screen.getByRole("button", { name: "Export CSV" }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe("eggs-large-2026-06-20.csv");
  expect((await downloads[0]?.text)?.replace(/^\uFEFF/, "").split("\r\n")).toEqual([
    "Day,Name,Phone,Email,Eggs,Order,Status",
    `2026-06-27,"\t=HYPERLINK(""x""), Ada",07700 900001,ada@example.com,18,ADA00001,Completed`,
    "2026-06-21,,,,12,NONAME01,Ready",
  ]);
});

test("an unknown lot is said to be none", async () => {
  await openLot("nothing");
  await screen.findByRole("heading", { level: 1, name: "No Such Lot" });
});
