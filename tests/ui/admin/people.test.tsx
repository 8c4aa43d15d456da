// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OpenSession } from "#core/session/people-sheet.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aSession, memoryPeople } from "#tests/support/memory-people.ts";
import {
  fillIn,
  noticeSaying,
  renderAdmin,
  renderShop,
  SHARED,
} from "#tests/support/render-shop.tsx";

const openPeople = async (...sessions: readonly OpenSession[]) => {
  const held = memoryPeople(...sessions);
  const { user } = await renderAdmin("/admin/settings", aShop(held), SHARED);
  const form = within(await screen.findByRole("form", { name: "Password", hidden: true }));
  const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
  const save = async (current: string, next: string, again = next) => {
    for (const [label, text] of [
      ["Current password", current],
      ["New password", next],
      ["New password again", again],
    ] as const) {
      await user.clear(field(label));
      if (text !== "") await fillIn(user, field(label), text);
    }
    await user.click(form.getByRole("button", { name: "Save", hidden: true }));
  };
  return { ...held, user, form, field, save };
};

test("the owner changes the password, and the fields are empty again", async () => {
  const { save, field, passwords } = await openPeople();
  await save("farmgate", "hens and eggs");
  await noticeSaying("Your password is changed.");
  expect(await passwords.check("hens and eggs")).not.toBeNull();
  expect([field("Current password").value, field("New password").value]).toEqual(["", ""]);
});

test.each([
  [1, "Your password is changed. One other was logged out."],
  [2, "Your password is changed. Two others were logged out."],
])("a new password says that %i others were logged out", async (count, said) => {
  const others = Array.from({ length: count }, (_, at) => aSession({ id: `other-${at}` }));
  const { save } = await openPeople(aSession({ id: "own", isOwn: true }), ...others);
  await save("farmgate", "hens and eggs");
  await noticeSaying(said);
});

test.each([
  ["Current password", "The password you entered is incorrect.", ["wrong", "hens and eggs"]],
  ["New password", "Please choose a longer password.", ["farmgate", "too short"]],
  ["New password", "Please choose a longer password.", ["farmgate", "1234567890"]],
  [
    "New password again",
    "Please enter the same password twice.",
    ["farmgate", "hens and eggs", "hens and ducks"],
  ],
])("a fault shows at '%s', and typed text stays: %s", async (label, text, typed) => {
  const { save, field, form, passwords } = await openPeople();
  const [current = "", next = "", again = next] = typed;
  await save(current, next, again);
  await form.findByText(text);
  expect(field(label).getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field(label));
  expect(field("Current password").value).toBe(current);
  expect(field("New password").value).toBe(next);
  expect(await passwords.check("farmgate")).not.toBeNull();
});

test("leaving with a half-typed password asks first, and no password is kept in the browser", async () => {
  const { user, field } = await openPeople();
  await fillIn(user, field("New password"), "hens and eggs");
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  const question = await screen.findByRole("dialog", { name: "Leave this page?" });
  expect(question.textContent).toContain("a password that isn't saved");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("hens");
});

const THERE = aSession({
  id: "there",
  device: "Chrome on Android",
  lastUsed: "2026-06-18T08:05:00.000Z",
  isOwn: false,
});

const listed = () =>
  within(screen.getByRole("region", { name: "Logged in", hidden: true }))
    .getAllByRole("listitem", { hidden: true })
    .map(({ textContent }) => textContent);

test("who is logged in is listed by device and last use, with this one first", async () => {
  await openPeople(aSession(), THERE, aSession({ id: "old", device: "", isOwn: false }));
  expect(listed()).toEqual([
    "Firefox on Linux this one",
    "Chrome on Android last used 18 Jun 2026, 9:05 AMLog out",
    "An unknown device last used 11:00 AMLog out",
  ]);
});

test("another device is logged out by its button", async () => {
  const { user } = await openPeople(aSession(), THERE);
  await user.click(screen.getByRole("button", { name: "Log out Chrome on Android", hidden: true }));
  await noticeSaying("Chrome on Android has been logged out.");
  await waitFor(() => expect(listed()).toEqual(["Firefox on Linux this one"]));
  expect(screen.queryByRole("button", { name: "Log out all others", hidden: true })).toBeNull();
});

test("all others are logged out at once", async () => {
  const { user, people } = await openPeople(aSession(), THERE);
  await user.click(screen.getByRole("button", { name: "Log out all others", hidden: true }));
  await noticeSaying("All others have been logged out.");
  expect((await people.sheet()).sessions).toEqual([aSession()]);
});

test("in one browser the section says that the password stays what the build holds", async () => {
  await renderAdmin("/admin/settings");
  await screen.findByText(/^In one browser the password stays what the shop was built with\./);
  expect(screen.queryByLabelText("Current password")).toBeNull();
});

test("a shared shop's login says how to set a new password, and one browser's doesn't", async () => {
  renderShop("/admin/login", aShop(), SHARED);
  const hint = await screen.findByText(/^Forgotten\? Set a new one on the machine/);
  expect(hint.textContent).toBe(
    "Forgotten? Set a new one on the machine that the shop runs on: npm run admin:password -- --shop",
  );
  document.body.replaceChildren();
  renderShop("/admin/login");
  await screen.findAllByLabelText("Password");
  expect(screen.queryByText(/^Forgotten\?/)).toBeNull();
});

const addTom = async () => {
  const opened = await openPeople();
  const form = within(screen.getByRole("form", { name: "A new helper", hidden: true }));
  await fillIn(opened.user, form.getByLabelText("Add a helper"), "Tom");
  await opened.user.click(form.getByRole("button", { name: "Add", hidden: true }));
  await screen.findByText("Tom's password");
  return opened;
};

test("a helper's password is shown this once, and copied", async () => {
  const { user } = await addTom();
  await user.click(screen.getByRole("button", { name: "Copy", hidden: true }));
  await screen.findByRole("button", { name: "Copied", hidden: true });
  expect(await navigator.clipboard.readText()).toBe("Tom's password");
  await user.click(screen.getByRole("button", { name: "Done", hidden: true }));
  expect(screen.queryByText("Tom's password")).toBeNull();
  screen.getByRole("button", { name: "Remove Tom", hidden: true });
});

test("leaving before 'Done' asks first, since the password isn't shown again", async () => {
  const { user } = await addTom();
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  const question = await screen.findByRole("dialog", { name: "Leave this page?" });
  expect(question.textContent).toContain("the password of Tom, which is shown this once");
});

test.each([
  ["", "Please enter a name."],
  ["x".repeat(61), "Please use at most 60 letters."],
  ["Ada", "There is a helper of this name."],
])("a helper named %j is refused at the field, and what was typed stays", async (name, text) => {
  const { user, people } = await openPeople();
  await people.addHelper("Ada");
  const field = screen.getByLabelText<HTMLInputElement>("Add a helper");
  if (name !== "") await fillIn(user, field, name);
  await user.click(screen.getByRole("button", { name: "Add", hidden: true }));
  await screen.findByText(text, { exact: false });
  expect([field.value, document.activeElement]).toEqual([name, field]);
});

test("removing a helper asks first", async () => {
  const { user, people } = await openPeople(
    aSession(),
    aSession({ id: "toms", isOwn: false, helper: "Tom" }),
  );
  const form = within(screen.getByRole("form", { name: "A new helper", hidden: true }));
  await fillIn(user, form.getByLabelText("Add a helper"), "Tom");
  await user.click(form.getByRole("button", { name: "Add", hidden: true }));
  await user.click(await screen.findByRole("button", { name: "Done", hidden: true }));
  expect(listed()[1]).toContain("Firefox on Linux, Tom");
  await user.click(screen.getByRole("button", { name: "Remove Tom", hidden: true }));
  const question = within(await screen.findByRole("dialog", { name: "Remove Tom?" }));
  await user.click(question.getByRole("button", { name: "Cancel" }));
  expect((await people.sheet()).helpers).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Remove Tom", hidden: true }));
  await user.click(
    within(await screen.findByRole("dialog", { name: "Remove Tom?" })).getByRole("button", {
      name: "Remove",
    }),
  );
  await noticeSaying("Tom is no helper any more.");
  await waitFor(() => expect(listed()).toHaveLength(1));
});
