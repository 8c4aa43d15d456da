// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { plantFlock, storedFlock } from "#tests/support/plant.ts";
import { figureOf, fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const BOOKS = {
  costs: [
    { date: "2026-06-18", type: "chickPullet", amount: 2034, description: "Twelve pullets" },
    { date: "2020-01-01", amount: 1000 },
  ],
  eggs: { "2026-06-19": 60 },
} as const;

const openFlock = async (books: Parameters<typeof plantFlock>[2] = {}) => {
  const shop = aShop();
  await plantFlock(shop, "2", books);
  const { user } = await renderAdmin("/admin/flocks/2", shop);
  const form = within(await screen.findByRole("form", { name: "Add Cost Entry" }));
  const table = async (name: string) => within(await screen.findByRole("table", { name }));
  return { user, shop, form, table };
};

const FIGURES = ["Total Costs", "Total Revenue", "Profit / Loss", "Cost per Dozen"];

const figures = async () => {
  const shown = await Promise.all(FIGURES.map(figureOf));
  return shown.map((figure) => figure.textContent);
};

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .slice(0, -1)
    .map((cell) => cell.textContent);

test("five flocks lead to their books, which are empty at first", async () => {
  const { user } = await renderAdmin("/admin/flocks");
  const main = within(await screen.findByRole("main"));
  await main.findByRole("link", { name: "Flock 1" });
  expect(main.getAllByRole("listitem")).toHaveLength(5);
  await user.click(main.getByRole("link", { name: "Flock 4" }));
  await screen.findByRole("heading", { level: 1, name: "Flock 4" });
  expect(window.location.pathname).toBe("/admin/flocks/4");
  await screen.findByText("No cost entries yet.");
  screen.getByText("No egg logs yet.");
  screen.getByText("Nothing has been written in this period.");
  expect(await figures()).toEqual(["£0.00", "£0.00", "£0.00", "No eggs yet"]);
  await user.click(screen.getByRole("link", { name: "All flocks" }));
  await screen.findByRole("heading", { level: 1, name: "Flocks" });
});

test("a sixth flock is not there, and the page leads back", async () => {
  const { user } = await renderAdmin("/admin/flocks/6");
  await screen.findByRole("heading", { name: "Flock Not Found" });
  await user.click(screen.getByRole("link", { name: "All Flocks" }));
  await screen.findByRole("heading", { level: 1, name: "Flocks" });
  expect(window.location.pathname).toBe("/admin/flocks");
});

test("the figures follow the period, and only a loss is marked as one", async () => {
  const { user } = await openFlock(BOOKS);
  const choose = (period: string) => user.selectOptions(screen.getByLabelText("Period"), period);
  expect(await figures()).toEqual(["£30.34", "£17.00", "-£13.34", "£6.07"]);
  expect((await figureOf("Profit / Loss")).dataset.loss).toBe("true");
  expect((await figureOf("Total Revenue")).dataset.loss).toBeUndefined();
  await choose("Last 365 days");
  await waitFor(async () =>
    expect(await figures()).toEqual(["£20.34", "£17.00", "-£3.34", "£4.07"]),
  );
  await choose("Last 7 days");
  await waitFor(async () => expect((await figures())[0]).toBe("£20.34"));
  await choose("All");
  await waitFor(async () => expect((await figures())[0]).toBe("£30.34"));
});

test("a profit is not marked as a loss", async () => {
  await openFlock({ eggs: { "2026-06-19": 24 } });
  expect(await figures()).toEqual(["£0.00", "£6.80", "£6.80", "No costs yet"]);
  expect((await figureOf("Profit / Loss")).dataset.loss).toBeUndefined();
});

test("the chart's figures stand as a table too, by month or by day", async () => {
  const { user } = await openFlock(BOOKS);
  const details = (await screen.findByText("Show as a table")).closest("details");
  // jsdom tells of no toggle.
  const open = () => {
    const element = details as HTMLDetailsElement;
    element.open = true;
    fireEvent(element, new Event("toggle"));
  };
  open();
  const table = () =>
    within(screen.getByRole("table", { name: "Eggs and their worth less costs over time" }));
  expect(
    within(await waitFor(() => table().getByRole("row", { name: /^June 2026/ })))
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["June 2026", "60", "-£3.34"]);
  await user.selectOptions(screen.getByLabelText("Period"), "Last 7 days");
  await table().findByRole("row", { name: "19/06/26 60 £17.00" });
});

test("a cost is added and deleted, each with a notice", async () => {
  const { user, shop, form, table } = await openFlock();
  expect(form.getByLabelText<HTMLInputElement>("Date").value).toBe("2026-06-20");
  expect(form.getByLabelText<HTMLSelectElement>("Type").value).toBe("feed");
  await user.selectOptions(form.getByLabelText("Type"), "Chick/Pullet");
  await fillIn(user, form.getByLabelText("Amount"), "12.34");
  await fillIn(user, form.getByLabelText("Description"), "Twelve pullets");
  await user.click(form.getByRole("button", { name: "Add Cost" }));
  await noticeSaying("Cost entry added successfully.");
  const costs = await table("Cost History");
  expect(costs.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "Date",
    "Type",
    "Description",
    "Amount",
    "Actions",
  ]);
  expect(cellsOf(costs.getAllByRole("row")[1] as HTMLElement)).toEqual([
    "20/06/26",
    "Chick/Pullet",
    "Twelve pullets",
    "£12.34",
  ]);
  expect((await figureOf("Profit / Loss")).textContent).toBe("-£12.34");
  expect(form.getByLabelText<HTMLInputElement>("Amount").value).toBe("");
  expect((await storedFlock(shop, "2")).costs).toMatchObject([
    { date: "2026-06-20", type: "chickPullet", amount: 1234, description: "Twelve pullets" },
  ]);
  await user.click(costs.getByRole("button", { name: "Delete" }));
  await noticeSaying("The cost entry has been removed.");
  await screen.findByText("No cost entries yet.");
  expect((await storedFlock(shop, "2")).costs).toEqual([]);
});

test("a cost without an amount, or with one that can't be, is refused at the field", async () => {
  const { user, shop, form } = await openFlock();
  const amount = form.getByLabelText("Amount");
  for (const typed of ["", "-4"]) {
    await fillIn(user, amount, typed);
    await user.click(form.getByRole("button", { name: "Add Cost" }));
    await noticeSaying("Please select a cost type and enter an amount.");
    expect(amount.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(amount);
    expect(
      document.getElementById(amount.getAttribute("aria-describedby") ?? "")?.textContent,
    ).toBe("Please enter an amount in pounds.");
  }
  expect((await storedFlock(shop, "2")).costs).toEqual([]);
});

test("Add Cost refuses an unlikely day at its field", async () => {
  const { user, shop, form } = await openFlock();
  fireEvent.change(form.getByLabelText("Date"), { target: { value: "0206-06-03" } });
  await fillIn(user, form.getByLabelText("Amount"), "5");
  await user.click(form.getByRole("button", { name: "Add Cost" }));
  await form.findByText("Please check the date.");
  expect(form.getByLabelText("Date").getAttribute("aria-invalid")).toBe("true");
  expect((await storedFlock(shop, "2")).costs).toEqual([]);
});

test("eggs are logged by Enter and deleted, each with a notice", async () => {
  const { user, shop, table } = await openFlock();
  const form = within(screen.getByRole("form", { name: "Log Daily Egg Count" }));
  await user.type(form.getByLabelText("Large"), "24{Enter}");
  await noticeSaying("Egg count logged successfully.");
  const eggs = await table("Egg Production History");
  expect(eggs.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
    "Date",
    "Small",
    "Medium",
    "Large",
    "XL",
    "Double Yolkers",
    "Actions",
  ]);
  expect(cellsOf(eggs.getAllByRole("row")[1] as HTMLElement)).toEqual([
    "20/06/26",
    "0",
    "0",
    "24",
    "0",
    "0",
  ]);
  expect((await figureOf("Total Revenue")).textContent).toBe("£6.80");
  await user.click(eggs.getByRole("button", { name: "Delete" }));
  await noticeSaying("The egg log entry has been removed.");
  await screen.findByText("No egg logs yet.");
  expect((await storedFlock(shop, "2")).eggs).toEqual([]);
});

test("the history lists the latest cost first, and keeps the focus after a deletion", async () => {
  const { user, table } = await openFlock(BOOKS);
  const costs = await table("Cost History");
  const dates = () =>
    costs
      .getAllByRole("row")
      .slice(1)
      .map((row) => cellsOf(row)[0]);
  expect(dates()).toEqual(["18/06/26", "01/01/20"]);
  const [first] = costs.getAllByRole("button", { name: "Delete" });
  await user.click(first as HTMLElement);
  await noticeSaying("The cost entry has been removed.");
  expect(dates()).toEqual(["01/01/20"]);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Cost History" }));
});

test("a double click books a cost and an egg count once", async () => {
  const { user, shop, form } = await openFlock();
  await fillIn(user, form.getByLabelText("Amount"), "5");
  await user.dblClick(form.getByRole("button", { name: "Add Cost" }));
  await noticeSaying("Cost entry added successfully.");
  await user.dblClick(screen.getByRole("button", { name: "Log Eggs" }));
  await noticeSaying("Egg count logged successfully.");
  expect(await storedFlock(shop, "2")).toMatchObject({
    costs: [{ amount: 500 }],
    eggs: [{ counts: { large: 0 } }],
  });
});
