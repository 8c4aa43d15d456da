// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addHours } from "#core/shared/calendar.ts";
import type { Change } from "#ports/change-feed.ts";
import { aShop, NOON, type Shop } from "#tests/support/a-shop.ts";
import { eggsOf, figureOf, shown } from "#tests/support/count-page.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

/** A shop whose clock passes midnight while a page is open. */
const nearMidnight = (): { readonly shop: Shop; readonly pass: () => void } => {
  const time = { now: NOON };
  const shop = aShop({ clock: { now: () => time.now } });
  const listeners = new Set<(change: Change) => void>();
  const changes = {
    subscribe: (listener: (change: Change) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    shop: { ...shop, app: { ...shop.app, changes } },
    pass: () => {
      time.now = addHours(NOON, 12);
      act(() => {
        for (const listener of listeners) listener("today");
      });
    },
  };
};

test("a count that is begun before midnight keeps its day, the next one is of the new day", async () => {
  const { shop, pass } = nearMidnight();
  const { user } = await renderAdmin("/admin/count", shop);
  await shown();
  await fillIn(user, figureOf("Medium"), "20");
  pass();
  await screen.findByText("Yesterday, Saturday 20 June");
  await user.click(screen.getByRole("button", { name: "Save 20 eggs" }));
  await noticeSaying("Egg count logged successfully.");
  expect((await eggsOf(shop)).map(([date]) => date)).toEqual(["2026-06-20"]);
  await screen.findByText("Today, Sunday 21 June");
});

test("a count with nothing typed follows the day", async () => {
  const { shop, pass } = nearMidnight();
  await renderAdmin("/admin/count", shop);
  await shown();
  pass();
  await screen.findByText("Today, Sunday 21 June");
});

test("a half-typed cost keeps its day over midnight, and an empty one follows", async () => {
  const { shop, pass } = nearMidnight();
  const { user } = await renderAdmin("/admin/flocks/1", shop);
  const form = async (name: string) => within(await screen.findByRole("form", { name }));
  const cost = await form("Add Cost Entry");
  await fillIn(user, cost.getByLabelText("Amount"), "12");
  pass();
  const eggs = await form("Log Daily Egg Count");
  const dateIn = (one: typeof cost) => one.getByLabelText<HTMLInputElement>("Date").value;
  await screen.findAllByDisplayValue("2026-06-21");
  expect([dateIn(eggs), dateIn(cost)]).toEqual(["2026-06-21", "2026-06-20"]);
  await user.click(cost.getByRole("button", { name: "Add Cost" }));
  await noticeSaying("Success!");
  expect((await shop.records.flocks.books("1")).costs).toMatchObject([{ date: "2026-06-20" }]);
  expect(dateIn(cost)).toBe("2026-06-21");
});
