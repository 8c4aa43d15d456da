// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Fault } from "#ports/fault.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { typedCounts } from "#tests/support/an-egg-book.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

/** Of a count of 24 eggs 20 were given away; 30 others came from another flock. */
const openFlock = async (path = "/admin/flocks/2") => {
  const shop = aShop();
  const { office } = shop.app.shop;
  await office.openBook({ shelf: {} });
  await office.logEggs({ flock: "2", date: "2026-06-19", counts: typedCounts({ large: 24 }) });
  await office.takeEggs({ id: "T", category: "large", eggs: 20, kind: "given" });
  await office.logEggs({ flock: "1", date: "2026-06-20", counts: typedCounts({ large: 30 }) });
  const { user } = await renderAdmin(path, shop);
  const stock = async () => (await shop.app.shop.counter.getInventory()).large;
  return { shop, user, stock };
};

test("a corrected count whose eggs have left says that as many left other lots", async () => {
  const { user, stock } = await openFlock();
  await user.click(await screen.findByRole("button", { name: "Edit the eggs of 19/06/26" }));
  const edit = within(await screen.findByRole("form", { name: "Edit the eggs of 19/06/26" }));
  await fillIn(user, edit.getByLabelText("Large"), "18");
  await user.click(edit.getByRole("button", { name: "Save Changes" }));
  await noticeSaying(
    "Egg count updated successfully. 2 of its eggs had left the book already: as many were taken from other lots.",
  );
  expect(await stock()).toBe(28);
});

test("a deleted count whose eggs have left says so too, and Undo brings it back", async () => {
  const { user, stock } = await openFlock();
  await user.click(await screen.findByTitle("Delete the eggs of 19/06/26"));
  await noticeSaying(
    "The egg log entry has been removed. 20 of its eggs had left the book already: as many were taken from other lots.",
  );
  expect(await stock()).toBe(10);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await noticeSaying("The egg log entry is back.");
});

test("Undo of a count on the counting page says so as well", async () => {
  const { shop, user } = await openFlock("/admin/count");
  await user.click(await screen.findByRole("tab", { name: /^Flock 1/ }));
  await fillIn(user, screen.getByRole("spinbutton", { name: "Large" }), "9");
  await user.click(screen.getByRole("button", { name: "Save 9 eggs" }));
  const undo = await screen.findByRole("button", { name: "Undo" });
  const [counted] = (await shop.records.flocks.books("1")).eggs.slice(-1);
  const lot = `${counted?.id}-large`;
  await shop.app.shop.office.takeEggs({ id: "G", category: "large", eggs: 5, kind: "given", lot });
  await user.click(undo);
  await noticeSaying(
    "The egg count has been removed. 5 of its eggs had left the book already: as many were taken from other lots.",
  );
});

const TOLD =
  "The egg count has been removed. 5 of its eggs had left the book already: as many were taken from other lots.";

/** A phone without a network saves a count, and finds one again. */
const savedOnPhone = async () => {
  const shop = aShop();
  const { office } = shop.app.shop;
  const { logCount, deleteEggs } = office;
  await office.openBook({ shelf: { large: { eggs: 30, laid: "2026-06-19" } } });
  const unreachable = () => Promise.reject(new Fault("shop-unreachable"));
  Object.assign(office, { logCount: unreachable, deleteEggs: unreachable });
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await fillIn(user, await screen.findByRole("spinbutton", { name: "Large" }), "9");
  await user.click(screen.getByRole("button", { name: "Save 9 eggs" }));
  await screen.findByText("One count waits to be sent.");
  const undo = await screen.findByRole("button", { name: "Undo" });
  const mend = () => Object.assign(office, { logCount, deleteEggs });
  const comeBack = () => void fireEvent(window, new Event("online"));
  const giveAway = async () => {
    const [counted] = (await shop.records.flocks.books("1")).eggs;
    const lot = `${counted?.id}-large`;
    await office.takeEggs({ id: "G", category: "large", eggs: 5, kind: "given", lot });
  };
  return { shop, user, undo, mend, comeBack, giveAway, logCount };
};

test("Undo of a count that waited on the phone and was sent says so as well", async () => {
  const { user, undo, mend, comeBack, giveAway } = await savedOnPhone();
  mend();
  comeBack();
  await waitFor(() => expect(screen.queryByText(/to be sent/)).toBeNull());
  await giveAway();
  await user.click(undo);
  await noticeSaying(TOLD);
});

test("Undo of a count whose answer was lost says so when the shop is reached again", async () => {
  const { shop, user, undo, mend, comeBack, giveAway, logCount } = await savedOnPhone();
  const [waiting] = await shop.records.countQueue.all();
  if (!waiting) throw new Error("Nothing waits.");
  await logCount({ ...waiting.what, id: waiting.id });
  await giveAway();
  await user.click(undo);
  await noticeSaying("The egg count has been removed.");
  mend();
  comeBack();
  await noticeSaying(TOLD);
  expect(await shop.records.countQueue.all()).toEqual([]);
});
