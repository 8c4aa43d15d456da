// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { plantStock } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderShop, SHARED } from "#tests/support/render-shop.tsx";

const askToWait = async () => {
  const shop = aShop();
  await plantStock(shop, { pullet: 5 });
  const { user } = renderShop("/", shop, SHARED);
  const pullets = within(await screen.findByRole("article", { name: "Pullet Eggs" }));
  await user.click(pullets.getByRole("button", { name: "Join Waitlist" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Join the waitlist" }));
  const email = dialog.getByLabelText("Email");
  const join = () => user.click(dialog.getByRole("button", { name: "Tell Me" }));
  return { shop, user, dialog, email, join };
};

const isClosed = () => expect(screen.queryByRole("dialog")).toBeNull();

test("joining the waitlist shows a notice, and adds the address once", async () => {
  const { shop, user, email, join } = await askToWait();
  await fillIn(user, email, "mabel@example.com");
  await join();
  await noticeSaying("We will email you once, when Pullet Eggs are back.");
  expect(await shop.records.waitlist.of("pullet")).toMatchObject([{ email: "mabel@example.com" }]);
  isClosed();
});

test("half an email says so at its field", async () => {
  const { shop, user, dialog, email, join } = await askToWait();
  await fillIn(user, email, "mabel");
  await join();
  dialog.getByText("Please enter an email address such as mabel@example.com.");
  expect(document.activeElement).toBe(email);
  expect(await shop.records.waitlist.of("pullet")).toEqual([]);
  await user.type(email, "@example.com{Enter}");
  await noticeSaying("We will email you once, when Pullet Eggs are back.");
});

test("Cancel joins no waitlist", async () => {
  const { shop, user, dialog, email } = await askToWait();
  await fillIn(user, email, "mabel@example.com");
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  isClosed();
  expect(await shop.records.waitlist.of("pullet")).toEqual([]);
});
