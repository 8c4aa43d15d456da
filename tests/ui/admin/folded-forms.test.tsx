// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addDays } from "#core/shared/calendar.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { narrowWindow } from "#tests/support/narrow-window.ts";
import { plantFlock } from "#tests/support/plant.ts";
import { fillIn, renderAdmin } from "#tests/support/render-shop.tsx";

narrowWindow();

const FORMS = [
  "Log Daily Egg Count",
  "Add Cost Entry",
  "Add Hens",
  "Name and Young Hens",
  "Add Medicine",
];

const openFlock = async (shop = aShop()) => {
  const { user } = await renderAdmin("/admin/flocks/1", shop);
  await screen.findByRole("heading", { name: "Medicine" });
  return { shop, user };
};

const opener = (name: string) => screen.getByRole("button", { name });

const form = (name: string) => screen.queryByRole("form", { name });

test.each(FORMS)("on a phone %s stands behind its button", async (name) => {
  const { user } = await openFlock();
  expect(form(name)).toBeNull();
  expect(opener(name).ariaExpanded).toBe("false");
  await user.click(opener(name));
  expect(form(name)?.id).toBe(opener(name).getAttribute("aria-controls"));
  expect(opener(name).ariaExpanded).toBe("true");
  expect(document.activeElement).toBe(opener(name));
  await user.click(opener(name));
  expect(form(name)).toBeNull();
});

test("on a phone the day's count opens before the figures", async () => {
  const { user } = await openFlock();
  await user.click(opener("Log Daily Egg Count"));
  const figures = screen.getByText("Total Costs");
  expect(form("Log Daily Egg Count")?.compareDocumentPosition(figures)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("a form that holds what was half typed before a reload opens by itself", async () => {
  const { shop, user } = await openFlock();
  await user.click(opener("Add Cost Entry"));
  await fillIn(user, screen.getByLabelText("Amount"), "12.5");
  cleanup();
  await openFlock(shop);
  await waitFor(() => expect(form("Add Cost Entry")).not.toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>("Amount").value).toBe("12.5");
  expect(form("Add Hens")).toBeNull();
});

test("a form that was closed while it was sent opens at its fault", async () => {
  const { user } = await openFlock();
  await user.click(opener("Add Hens"));
  const sent = form("Add Hens") as HTMLElement;
  await user.click(opener("Add Hens"));
  expect(form("Add Hens")).toBeNull();
  fireEvent.submit(sent);
  await within(sent).findByText("Please enter how many, 1 or more.");
  expect(form("Add Hens")).not.toBeNull();
  expect(document.activeElement).toBe(within(sent).getByLabelText("Hens"));
});

test("on a phone the egg book's forms stand behind their buttons too", async () => {
  const shop = aShop();
  await shop.app.shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-14" } } });
  const { user } = await renderAdmin("/admin/eggs", shop);
  await screen.findByRole("region", { name: "Large Eggs: 60 for sale" });
  const ways = () => screen.queryByRole("region", { name: "Eggs left another way" });
  expect([form("Count the Shelf"), ways(), form("How Long Eggs Keep")]).toEqual([null, null, null]);
  for (const name of ["Count the Shelf", "Eggs left another way", "How Long Eggs Keep"])
    await user.click(opener(name));
  expect([form("Count the Shelf"), ways(), form("How Long Eggs Keep")]).not.toContain(null);
});

test("on a phone a history shows three rows, and the older ones twenty at a time", async () => {
  const shop = aShop();
  const days = Array.from({ length: 30 }, (_, at) => addDays("2026-06-20", -at));
  await plantFlock(shop, "1", { eggs: Object.fromEntries(days.map((day) => [day, 60])) });
  const { user } = await openFlock(shop);
  const eggs = within(screen.getByRole("region", { name: "Egg Production History" }));
  const rows = () => eggs.getAllByRole("row").length - 1;
  expect(rows()).toBe(3);
  await user.click(opener("Older: Egg Production History"));
  expect(rows()).toBe(23);
  await user.click(opener("Older: Egg Production History"));
  expect(rows()).toBe(30);
  expect(screen.queryByRole("button", { name: /^Older/ })).toBeNull();
  expect(document.activeElement?.ariaLabel).toBe("Egg Production History");
});

test("on a phone a new customer's form stands behind its button", async () => {
  const { user } = await renderAdmin("/admin/customers", aShop());
  await user.click(await screen.findByRole("button", { name: "Add New Customer" }));
  expect(form("Add New Customer")?.id).toBe(
    opener("Add New Customer").getAttribute("aria-controls"),
  );
  await user.click(opener("Add New Customer"));
  expect(form("Add New Customer")).toBeNull();
});
