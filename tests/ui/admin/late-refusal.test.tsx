// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { fillIn, noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

const REFUSED = { kind: "invalid-profile", faults: [{ field: "phone", why: "no-phone" }] };

const foldOf = (title: string): HTMLDetailsElement =>
  screen.getByRole("heading", { level: 2, name: title }).closest("details") as HTMLDetailsElement;

/** The farm's section, saved with a phone about which the shop is slow to answer. */
const savedSlowly = async () => {
  const shop = aShop();
  let answer: (given: unknown) => void = () => undefined;
  const promise = new Promise((resolve) => {
    answer = resolve;
  });
  Object.assign(shop.app.shop.office, { saveProfile: () => promise });
  const { user } = await renderAdmin("/admin/settings", shop, SHARED);
  const farm = within(await screen.findByRole("form", { name: "The farm" }));
  const phone = farm.getByLabelText<HTMLInputElement>("Phone");
  await fillIn(user, phone, "12");
  await user.click(farm.getByRole("button", { name: "Save" }));
  const refuse = () => answer({ ok: false, refusal: REFUSED });
  return { user, farm, phone, refuse };
};

const openHome = () => {
  foldOf("The farm").open = false;
  foldOf("Home").open = true;
  const [field] = within(screen.getByRole("form", { name: "Home" })).getAllByRole("textbox");
  field?.focus();
  return field;
};

test("a refusal that comes late leaves the section that is typed into, and leads back", async () => {
  const { user, phone, refuse } = await savedSlowly();
  const typedInto = openHome();
  refuse();
  await noticeSaying("Not Saved");
  await noticeSaying("Please check the marked fields of 'The farm', and save again.");
  expect(phone.getAttribute("aria-invalid")).toBe("true");
  expect(foldOf("The farm").open).toBe(false);
  expect(document.activeElement).toBe(typedInto);
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(foldOf("The farm").open).toBe(true);
  expect(document.activeElement).toBe(phone);
});

test("a refusal opens no section that was closed meanwhile, though nothing has the focus", async () => {
  const { phone, refuse } = await savedSlowly();
  openHome()?.blur();
  refuse();
  await noticeSaying("Not Saved");
  expect(foldOf("The farm").open).toBe(false);
  expect(document.activeElement).not.toBe(phone);
});

test("a refusal takes the focus to its field while its section is open", async () => {
  const { phone, refuse } = await savedSlowly();
  refuse();
  await waitFor(() => expect(document.activeElement).toBe(phone));
  expect(screen.queryByText("Not Saved")).toBeNull();
});

test("a refusal of The Week that comes late leaves the field that is typed into", async () => {
  const shop = aShop();
  let answer: (given: unknown) => void = () => undefined;
  const saveWeek = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  Object.assign(shop.app.shop.office, { saveWeek });
  const { user } = await renderAdmin("/admin/week", shop, SHARED);
  const days = within(await screen.findByRole("region", { name: "Every week" }));
  const saturday = within(
    within(days.getByRole("group", { name: "Saturday" })).getByRole("group", {
      name: "Collection",
    }),
  );
  const [from, to] = ["From", "To"].map((name) => saturday.getByLabelText(name));
  await user.clear(from as HTMLElement);
  await user.click(days.getByRole("button", { name: "Save The Week" }));
  to?.focus();
  const row = { weekday: 6, method: "collection", fields: ["from"] };
  answer({ ok: false, refusal: { kind: "bad-week", rows: [row] } });
  await noticeSaying("Please check the marked fields of 'The Week', and save again.");
  expect(document.activeElement).toBe(to);
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(document.activeElement).toBe(from);
});
