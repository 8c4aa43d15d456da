// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addHours } from "#core/shared/calendar.ts";
import { dayOf } from "#core/shared/day.ts";
import type { Change } from "#ports/change-feed.ts";
import { aShop, NOON, type Shop } from "#tests/support/a-shop.ts";
import { eggsOf, figureOf, shown } from "#tests/support/count-page.ts";
import { anOrder } from "#tests/support/orders.ts";
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

const openGate = async () => {
  const { shop, pass } = nearMidnight();
  const { office } = shop.app.shop;
  await office.openBook({ shelf: { large: { eggs: 180, laid: "2026-06-15" } } });
  const { user } = await renderAdmin("/admin/eggs", shop);
  const form = within(await screen.findByRole("form", { name: "Sold at the gate" }));
  const [more] = form.getAllByRole("button", { name: "One more" });
  await user.click(more as HTMLElement);
  return {
    pass,
    press: (name: string) => user.click(form.getByRole("button", { name })),
    sees: (text: string) => form.findByText(text),
    /** The sold order's day, that of its money, and those of the eggs that left. */
    days: async () => {
      const [sold] = (await office.listOrders({ text: "", status: "All", after: null })).items;
      const { moves } = await office.getEggBook();
      return [sold?.date, sold?.money[0]?.day, ...moves.map(({ at }) => at)].map((at) =>
        dayOf(at ?? ""),
      );
    },
  };
};

test("a gate sale that is begun before midnight keeps its day", async () => {
  const { pass, press, sees, days } = await openGate();
  pass();
  await sees("Yesterday, Saturday 20 June");
  await press("Save");
  await noticeSaying("Sold at the gate for £1.80.");
  expect(await days()).toEqual(["2026-06-20", "2026-06-20", "2026-06-20"]);
});

test("a gate sale that is sold after midnight after all is of the new day", async () => {
  const { pass, press, sees, days } = await openGate();
  pass();
  await sees("Yesterday, Saturday 20 June");
  await press("Sold today");
  expect(document.activeElement?.textContent).toBe("Save");
  await press("Save");
  await noticeSaying("Sold at the gate for £1.80.");
  expect(await days()).toEqual(["2026-06-21", "2026-06-21", "2026-06-21"]);
});

test("a pack day stays through midnight, with what is typed on it", async () => {
  const { shop, pass } = nearMidnight();
  await shop.records.orders.add(anOrder({ days: { delivery: "2026-06-27" } }));
  const { user } = await renderAdmin("/admin/packing/2026-06-27", shop);
  await fillIn(user, await screen.findByLabelText("Start at label"), "5");
  pass();
  expect(await screen.findByLabelText<HTMLInputElement>("Start at label")).toMatchObject({
    value: "5",
  });
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
