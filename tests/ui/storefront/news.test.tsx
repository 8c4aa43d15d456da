// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { closeNews, plantSplash, twoTabs } from "#tests/support/plant.ts";
import { renderShop } from "#tests/support/render-shop.tsx";

test("news closed in another tab is closed here too, and is not back on the next visit to Home", async () => {
  const { here, there } = twoTabs();
  await plantSplash(here, { content: "<p>Chicks have hatched.</p>", enabled: true, version: 2 });
  const { user } = renderShop("/", here);
  await screen.findByText("Chicks have hatched.");
  await closeNews(there, 2);
  await waitFor(() => expect(screen.queryByText("Chicks have hatched.")).toBeNull());
  await user.click(screen.getByRole("link", { name: "My Orders", hidden: true }));
  await user.click(await screen.findByRole("link", { name: "Farmgate" }));
  await screen.findByRole("article", { name: "Large Eggs" });
  expect(screen.queryByText("Chicks have hatched.")).toBeNull();
});
