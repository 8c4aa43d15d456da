// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { EggsToTake } from "#core/egg-book/take-eggs.ts";
import { Fault } from "#ports/fault.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { typedCounts } from "#tests/support/an-egg-book.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aLot, aMedicine } from "#tests/support/records.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

type Shop = ReturnType<typeof aShop>;

const open = async (plant: (shop: Shop) => Promise<unknown> = async () => null) => {
  const shop = aShop();
  await shop.app.shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-14" } } });
  await plant(shop);
  const { user } = await renderAdmin("/admin/eggs", shop);
  return { shop, user };
};

const region = async (name: string) => within(await screen.findByRole("region", { name }));
const stockOf = async ({ app }: Shop) => (await app.shop.counter.getInventory()).large;
const undoNotice = () => screen.getAllByRole("button", { name: "Undo" }).at(-1) as HTMLElement;

test("broken eggs leave the book with their note, and are undone among the moves", async () => {
  const { shop, user } = await open();
  const ways = await region("Eggs left another way");
  await user.selectOptions(ways.getByLabelText("How"), "Broken");
  await fillIn(user, ways.getByLabelText("Eggs"), "4");
  await fillIn(user, ways.getByLabelText("Note (optional)"), "dropped");
  await user.click(ways.getByRole("button", { name: "Save" }));
  await noticeSaying("4 eggs have left the book.");
  await screen.findByRole("region", { name: "Large Eggs: 56 for sale" });
  const moves = within(screen.getByRole("list", { name: "The last 50 moves" }));
  expect(moves.getByRole("listitem").textContent).toMatch(
    /^−4Broken Large, laid 14 Jun 2026 dropped/,
  );
  await user.click(moves.getByRole("button", { name: "Undo: Broken, 4 Large" }));
  await screen.findByRole("region", { name: "Large Eggs: 60 for sale" });
  expect(await stockOf(shop)).toBe(60);
  expect(moves.queryByRole("button", { name: "Undo: Broken, 4 Large" })).toBeNull();
  expect(document.activeElement).toBe(
    screen.getByRole("region", { name: "What left, came back and was found" }),
  );
});

test("lots to take from are told apart, and withheld ones go without a change for sale", async () => {
  const { shop, user } = await open(async ({ app: { shop: farm } }) => {
    const counts = typedCounts({ large: 12 });
    for (const flock of ["1", "2"] as const)
      await farm.office.logEggs({ flock, date: "2026-06-18", counts });
    const given = aMedicine({ first: "2026-06-18", last: "2026-06-18" });
    await farm.office.addMedicine({ ...given, flock: "2", days: "7" });
  });
  const ways = await region("Eggs left another way");
  await user.selectOptions(ways.getByLabelText("How"), "Thrown away");
  const from = ways.getByLabelText("From");
  await within(from).findByRole("option", { name: /Flock 2/ });
  expect(
    within(from)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "The newest for sale",
    "laid 14 Jun, opening shelf: 60 left",
    "laid 18 Jun, Flock 1: 12 left",
    "laid 18 Jun, Flock 2: 12 withheld",
  ]);
  expect(await stockOf(shop)).toBe(72);
  await user.selectOptions(from, "laid 18 Jun, Flock 2: 12 withheld");
  await fillIn(user, ways.getByLabelText("Eggs"), "12");
  await user.click(ways.getByRole("button", { name: "Save" }));
  await noticeSaying("12 eggs have left the book.");
  await waitFor(() => expect(within(from).queryByRole("option", { name: /Flock 2/ })).toBeNull());
  expect(await stockOf(shop)).toBe(72);
});

test("eggs that were found on the shelf are undone among the moves", async () => {
  const { shop, user } = await open();
  const form = within(await screen.findByRole("form", { name: "Count the Shelf" }));
  await fillIn(user, form.getByLabelText("Large Eggs"), "66");
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByRole("region", { name: "Large Eggs: 66 for sale" });
  const moves = within(screen.getByRole("list", { name: "The last 50 moves" }));
  expect(moves.getByRole("listitem").textContent).toMatch(
    /^\+6Found on the shelf Large, laid 14 Jun 2026/,
  );
  await user.click(moves.getByRole("button", { name: "Undo: Found on the shelf, 6 Large" }));
  await screen.findByRole("region", { name: "Large Eggs: 60 for sale" });
  expect(await stockOf(shop)).toBe(60);
  expect(screen.queryByRole("list", { name: "The last 50 moves" })).toBeNull();
});

test("more eggs than there are don't leave, and the form says how many there are", async () => {
  const { shop, user } = await open();
  const ways = await region("Eggs left another way");
  await user.selectOptions(ways.getByLabelText("How"), "Given away");
  await fillIn(user, ways.getByLabelText("Eggs"), "61");
  await user.click(ways.getByRole("button", { name: "Save" }));
  await ways.findByText("There are only 60.");
  await fillIn(user, ways.getByLabelText("Eggs"), "60");
  await user.click(ways.getByRole("button", { name: "Save" }));
  await noticeSaying("60 eggs have left the book.");
  expect(await stockOf(shop)).toBe(0);
});

test("figures changed after a lost answer aren't saved, and the form shows the sent ones", async () => {
  const shop = aShop();
  const { office } = shop.app.shop;
  const { takeEggs } = office;
  await office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-14" } } });
  Object.assign(office, {
    takeEggs: async (wanted: EggsToTake) => {
      await takeEggs(wanted);
      throw new Fault("shop-unreachable");
    },
  });
  const { user } = await renderAdmin("/admin/eggs", shop, SHARED);
  const ways = await region("Eggs left another way");
  await user.selectOptions(ways.getByLabelText("How"), "Given away");
  await fillIn(user, ways.getByLabelText("Eggs"), "6");
  await user.click(ways.getByRole("button", { name: "Save" }));
  await ways.findByText("Shop Not Reached");
  Object.assign(office, { takeEggs });
  await fillIn(user, ways.getByLabelText("Eggs"), "8");
  await user.click(ways.getByRole("button", { name: "Save" }));
  await ways.findByText(
    "Saved before: 6 Large Eggs, Given away. These are not saved yet. Save takes them as well; Undo stands below.",
  );
  expect(document.activeElement).toBe(ways.getByLabelText("Eggs"));
  expect(ways.getByLabelText("Eggs")).toHaveProperty("value", "8");
  expect(screen.queryByText(/have left the book\.$/)).toBeNull();
  await screen.findByRole("region", { name: "Large Eggs: 54 for sale" });
  const moves = within(screen.getByRole("list", { name: "The last 50 moves" }));
  moves.getByRole("button", { name: "Undo: Given away, 6 Large" });
  await user.click(ways.getByRole("button", { name: "Save" }));
  await noticeSaying("8 eggs have left the book.");
  expect(await stockOf(shop)).toBe(46);
});

test("eggs sold at the gate cost what the pack does, and leave the book with the sale", async () => {
  const { shop, user } = await open();
  const ways = await region("Eggs left another way");
  const dozen = within(await ways.findByRole("group", { name: "Large Eggs, 12 pack" }));
  await fillIn(user, dozen.getByLabelText("Packs"), "2");
  ways.getByText("Amount: £6.80");
  await fillIn(user, dozen.getByLabelText("Price of one"), "3.00");
  ways.getByText("Amount: £6.00");
  await user.click(ways.getByRole("button", { name: "Save" }));
  await noticeSaying("Sold at the gate for £6.00.");
  expect(await stockOf(shop)).toBe(36);
  expect(await shop.records.moves.last(5)).toMatchObject([{ kind: "gate", eggs: 24 }]);
  const moves = within(screen.getByRole("list", { name: "The last 50 moves" }));
  expect(moves.queryByRole("button", { name: /^Undo/ })).toBeNull();
  await user.click(undoNotice());
  await noticeSaying("The sale is cancelled, and its eggs are back.");
  expect(await stockOf(shop)).toBe(60);
  const { items } = await shop.records.orders.page({ text: "", status: "All", after: null });
  expect(items).toMatchObject([
    { status: "Cancelled", money: [{ amount: 600 }, { amount: -600 }] },
  ]);
});

test("more than is for sale isn't sold at the gate", async () => {
  const { user } = await open();
  const ways = await region("Eggs left another way");
  const dozen = within(await ways.findByRole("group", { name: "Large Eggs, 12 pack" }));
  await fillIn(user, dozen.getByLabelText("Packs"), "6");
  await user.click(ways.getByRole("button", { name: "Save" }));
  await ways.findByText("Only 60 of them are for sale.");
});

test("lots past their day are taken off the shelf at one press, and put back", async () => {
  const { shop, user } = await open(({ records }) =>
    records.lots.save([aLot({ id: "OLD", laid: "2026-05-20", eggs: 30, left: 12 })]),
  );
  const off = await region("Take off the shelf");
  off.getByText("12 eggs are past their day and not for sale.");
  await user.click(off.getByRole("button", { name: "Take off the shelf" }));
  await noticeSaying("12 eggs have been taken off the shelf.");
  expect(await shop.records.lots.withIds(["OLD"])).toMatchObject([{ left: 0 }]);
  expect(screen.queryByRole("region", { name: "Take off the shelf" })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  await user.click(undoNotice());
  await region("Take off the shelf");
});

test("the days of eggs are saved, and above 21 days to hand over the page warns", async () => {
  const { shop, user } = await open();
  const form = within(await screen.findByRole("form", { name: "How Long Eggs Keep" }));
  form.getByText(/This is how we read the rules; Trading Standards/);
  const days = form.getByLabelText("Hand over within, days after laying");
  expect(form.queryByText(/^Above 21 days/)).toBeNull();
  await fillIn(user, days, "25");
  form.getByText(/^Above 21 days/);
  await fillIn(user, days, "29");
  await user.click(form.getByRole("button", { name: "Save the Days" }));
  expect(await form.findAllByText("Please enter 1 to 28 days.")).toHaveLength(2);
  await fillIn(user, days, "18");
  await user.click(form.getByRole("button", { name: "Save the Days" }));
  await noticeSaying("The days have been saved.");
  expect(await shop.records.bookSettings.load()).toMatchObject({ handOverDays: 18 });
});

test("the closed book keeps the stock, and can be opened again", async () => {
  const { shop, user } = await open();
  await user.click(await screen.findByRole("button", { name: "Close the egg book…" }));
  await user.click(screen.getByRole("button", { name: "Close the Egg Book" }));
  await screen.findByRole("button", { name: "Open the egg book…" });
  await waitFor(async () => expect(await stockOf(shop)).toBe(60));
});

test("a book that is come back to has what an order's packing took from it", async () => {
  const { user } = await open(({ records }) => records.orders.add(anOrder({ id: "PACKED01" })));
  await screen.findByRole("region", { name: "Large Eggs: 48 for sale" });
  const places = within(screen.getByRole("navigation", { name: "Admin" }));
  await user.click(places.getByRole("link", { name: "Orders" }));
  await user.click(await screen.findByRole("button", { name: /PACKED01/ }));
  await user.click(await screen.findByRole("button", { name: "Mark as Completed" }));
  await noticeSaying("The order has been marked as Completed.");
  await user.click(places.getByRole("link", { name: "Eggs" }));
  const moves = within(await screen.findByRole("list", { name: "The last 50 moves" }));
  const [packed] = moves.getAllByRole("listitem");
  expect(packed?.textContent).toMatch(/^−12Packed Large/);
  expect(moves.queryByRole("button", { name: /^Undo: Packed/ })).toBeNull();
});
