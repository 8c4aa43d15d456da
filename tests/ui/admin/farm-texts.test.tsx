// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { fillIn, noticeSaying, renderAdmin, renderShop } from "#tests/support/render-shop.tsx";

/** jsdom doesn't open a `details` at a press of its summary. */
const openSection = async (title: string) => {
  const heading = await screen.findByRole("heading", { name: title });
  const details = heading.closest("details");
  if (!details) throw new Error(`no section ${title}`);
  details.open = true;
  fireEvent(details, new Event("toggle"));
  return within(screen.getByRole("form", { name: title, hidden: true }));
};

const openSettings = async (title: string, shop: Shop = aShop()) => {
  const { user } = await renderAdmin("/admin/settings", shop);
  const form = await openSection(title);
  const save = async () => {
    await user.click(form.getByRole("button", { name: "Save" }));
    await noticeSaying("Your shop has been updated.");
  };
  return { user, shop, form, save };
};

/** jsdom lays nothing out, so that a test can't type into an editor: its own command does. */
const write = async (
  form: Awaited<ReturnType<typeof openSection>>,
  label: string,
  text: string,
): Promise<void> => {
  const box = await form.findByRole<HTMLElement & { editor: Editor }>("textbox", { name: label });
  act(() => void box.editor.commands.setContent(`<p>${text}</p>`, { emitUpdate: true }));
};

test("the About page says what the owner has written, above the farm's facts", async () => {
  const { shop, form, save } = await openSettings("About the farm");
  await write(form, "What the page says", "Hens since 1987.");
  screen.getByText("1 change not saved");
  await save();
  expect(screen.queryByText(/unsaved/)).toBeNull();
  cleanup();
  renderShop("/about", shop);
  await screen.findByText("Hens since 1987.");
  expect(screen.queryByText("This page is under construction.")).toBeNull();
  screen.getByRole("heading", { name: "Getting your eggs" });
});

test("terms and privacy end with what the owner adds, and name the business", async () => {
  const { user, shop, form, save } = await openSettings("Terms and privacy");
  await fillIn(user, form.getByLabelText("Business name, if another"), "Hill & Son Ltd");
  await fillIn(user, form.getByLabelText("VAT number"), "123456789");
  await write(form, "Anything to add to the terms", "Boxes come back to us.");
  await write(form, "Anything to add on privacy", "We keep no photos.");
  await save();
  expect(form.getByLabelText<HTMLInputElement>("VAT number").value).toBe("GB 123 4567 89");
  cleanup();
  renderShop("/terms", shop);
  await screen.findByText("Boxes come back to us.");
  screen.getByText(/run by Hill & Son Ltd, .* Our VAT number is GB 123 4567 89\./);
  expect(screen.queryByText("We keep no photos.")).toBeNull();
  cleanup();
  renderShop("/privacy", shop);
  await screen.findByText("We keep no photos.");
});

test("a VAT number of another form shows a fault at its field", async () => {
  const { user, form, shop } = await openSettings("Terms and privacy");
  await fillIn(user, form.getByLabelText("VAT number"), "12");
  await user.click(form.getByRole("button", { name: "Save" }));
  await form.findByText("This doesn't look like a UK VAT number.");
  expect(await shop.records.profile.load()).toEqual({});
});
