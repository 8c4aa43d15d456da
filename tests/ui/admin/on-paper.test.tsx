// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addDays } from "#core/shared/calendar.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { plantCustomers, plantFlock } from "#tests/support/plant.ts";
import { renderAdmin } from "#tests/support/render-shop.tsx";

const COUNT = 250;

const rowsOf = (table: HTMLElement): number => within(table).getAllByRole("row").length - 1;

const tell = (event: string) => act(() => window.dispatchEvent(new Event(event)));

test("a flock's table goes on paper whole, and only then", async () => {
  const shop = aShop();
  const days = Array.from({ length: COUNT }, (_, at) => addDays("2026-06-20", -at));
  await plantFlock(shop, "2", { eggs: Object.fromEntries(days.map((day) => [day, 60])) });
  await renderAdmin("/admin/flocks/2", shop);
  const table = await screen.findByRole("table", { name: "Egg Production History" });
  const inView = rowsOf(table);
  expect(inView).toBe(20);
  // A listener for it comes after the screen.
  await waitFor(() => {
    tell("beforeprint");
    expect(rowsOf(table)).toBe(COUNT);
  });
  tell("afterprint");
  expect(rowsOf(table)).toBe(inView);
});

test("customers go on paper with those of whom the page has no rows yet", async () => {
  const shop = aShop();
  for (let at = 0; at < COUNT; at += 1) await plantCustomers(shop, { name: `Hen${at}` });
  const { user } = await renderAdmin("/admin/customers", shop);
  const table = await screen.findByRole("table", { name: "Customers" });
  const printed: number[] = [];
  const print = vi.fn(() => {
    tell("beforeprint");
    printed.push(rowsOf(table));
    tell("afterprint");
  });
  vi.stubGlobal("print", print);
  screen.getByText("These are the first 200: press Print on the page for all of them.");
  await user.click(screen.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(printed).toEqual([COUNT]));
  await waitFor(() => expect(rowsOf(table)).toBeLessThan(COUNT));
  vi.unstubAllGlobals();
});

test("the valuation is explained by keyboard, press and hover", async () => {
  const { user } = await renderAdmin("/admin/flocks/2");
  const words = await screen.findByRole("button", { name: "valued at today's prices" });
  const tip = document.getElementById(words.getAttribute("aria-describedby") ?? "");
  const isOpen = () => tip?.dataset.open;
  expect(tip?.textContent).toMatch(/a twelfth of the price of its 12 pack/);
  expect(isOpen()).toBe("false");
  act(() => words.focus());
  expect(isOpen()).toBe("true");
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe("false");
  await user.click(words);
  expect(isOpen()).toBe("true");
  await user.tab();
  expect(isOpen()).toBe("false");
  await user.unhover(words);
  await user.hover(words);
  expect(isOpen()).toBe("true");
  await user.unhover(words);
  expect(isOpen()).toBe("false");
});
