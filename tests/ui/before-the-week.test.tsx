// @vitest-environment jsdom
import { readFile } from "node:fs/promises";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { fillIn, renderAdmin, renderShop } from "#tests/support/render-shop.tsx";
import { aTab } from "#tests/support/stored-tab.ts";

/** On Monday, when some of the orders are overdue. */
const NOW = "2026-06-22T08:00:00.000Z";

// Written by the last version without a calendar: its records, and what its pages said of their days.
const file = (name: string) => `tests/support/before-the-week/${name}`;

const linesOf = (element: HTMLElement): readonly string[] =>
  [...element.querySelectorAll("h2, h3, li, p")].map(({ textContent }) => textContent ?? "");

/** Of an order in two ways a row names both days by now, the first one first. */
const firstDay = ({ textContent }: HTMLElement): string => {
  const [day = ""] = /\w+day \d+ (?:June|December)/.exec(textContent ?? "") ?? [];
  return `to pack for ${day}${textContent?.includes("overdue") ? ", overdue" : ""}`;
};

test.each(["fresh", "own-days"])(
  "the pages of a shop of before, '%s', say the same days",
  async (name) => {
    const stored = JSON.parse(await readFile(file(`storage-${name}.json`), "utf8"));
    const shop = aShop({ stores: aTab(stored).stores, clock: { now: () => NOW } });
    await renderAdmin("/admin/packing", shop);
    await screen.findAllByRole("heading", { level: 2, name: /, overdue$/ });
    const packing = linesOf(screen.getByRole("region", { name: "Packing list" }));
    cleanup();
    await renderAdmin("/admin", shop);
    const toPack = await screen.findByRole("region", { name: "Orders to pack" });
    const dashboard = within(toPack).getAllByRole("listitem").map(firstDay);
    cleanup();
    const { user } = renderShop("/my-orders", shop);
    await fillIn(user, await screen.findByLabelText("Email"), "mabel@example.com");
    await user.click(screen.getByRole("button", { name: "Find Orders" }));
    await screen.findAllByText(/^We deliver on/);
    const mine = within(screen.getByRole("main")).getAllByText(/^(?:We deliver|Collect) on/);
    const said = [...packing, ...dashboard, ...mine.map(({ textContent }) => textContent)];
    expect(`${said.join("\n")}\n`).toBe(await readFile(file(`pages-${name}.txt`), "utf8"));
  },
);
