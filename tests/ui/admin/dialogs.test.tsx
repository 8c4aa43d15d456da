// @vitest-environment jsdom

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { fillIn } from "#tests/support/render-shop.tsx";
import { DIALOGS, ORDERS_OF_DIALOGS } from "#tests/ui/admin/every-dialog.tsx";

const SOURCES = ["src/ui/admin", "src/ui/shared"];

/** The parts of which dialogs are made. */
const PARTS = ["ask-dialog", "confirm-dialog", "dialog"].map(
  (part) => `src/ui/shared/parts/${part}.tsx`,
);

const withDialogs = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
)
  .filter((file) => file.endsWith(".tsx") && !PARTS.includes(file))
  .filter((file) =>
    /<(Confirm|Ask)?Dialog\b|<dialog\b|role="(alert)?dialog"/.test(readFileSync(file, "utf8")),
  );

test("each dialog of the admin area is looked at here", () => {
  expect(Object.keys(DIALOGS).sort()).toEqual(withDialogs.sort());
});

const violationsIn = async (dialog: HTMLElement) => {
  // jsdom has no colours.
  const rules = { "color-contrast": { enabled: false } };
  const { violations } = await axe.run(dialog, { rules });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

const describedBy = (field: Element): string =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

test.each(Object.entries(DIALOGS))(
  "axe finds nothing in the dialog of %s",
  async (_file, dialog) => {
    const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
    await plantOrders(shop, ...ORDERS_OF_DIALOGS);
    const user = await renderPart(dialog.part, shop, dialog.location);
    if (dialog.opener) {
      const [opener] = await screen.findAllByRole("button", { name: dialog.opener });
      if (opener) await user.click(opener);
    }
    const shown = await screen.findByRole("dialog");
    await waitFor(() => expect(within(shown).getAllByRole("button")).not.toEqual([]));
    expect(await violationsIn(shown)).toEqual([]);
    if (!dialog.refused) return;
    const { press, says } = dialog.refused;
    const [field] = within(shown).queryAllByRole("textbox");
    if (dialog.typed && field) await fillIn(user, field, dialog.typed);
    await user.click(within(shown).getByRole("button", { name: press }));
    await within(shown).findByText(says);
    expect(await violationsIn(shown)).toEqual([]);
    const invalid = [...shown.querySelectorAll("[aria-invalid=true]")].map(describedBy);
    expect(invalid.filter((words) => says.test(words))).toHaveLength(1);
  },
);
