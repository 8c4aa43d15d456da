// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { aLot, aMove } from "#tests/support/records.ts";
import { renderAdmin } from "#tests/support/render-shop.tsx";

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

test("a lot lists who had its eggs, and where every egg went", async () => {
  await openLot();
  const [row] = await cellsOf("Orders with these eggs");
  expect(row?.slice(0, 2)).toEqual(["Ada", "07700 900001"]);
  expect(row?.[3]).toBe("12");
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

test("an unknown lot is said to be none", async () => {
  await openLot("nothing");
  await screen.findByRole("heading", { level: 1, name: "No Such Lot" });
});
