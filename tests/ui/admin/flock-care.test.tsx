// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { aHenEntry, aMedicine, anEggCount } from "#tests/support/records.ts";
import { fillIn, noticeSaying, renderAdmin } from "#tests/support/render-shop.tsx";

const LIFTS =
  "This would put withheld eggs on sale. If the entry is wrong, strike it out with a reason and add it anew.";
const CHANGED =
  "This entry was changed on another page meanwhile. Please look at it and save again.";

type Shop = ReturnType<typeof aShop>;

const openFlock = async (plant: (shop: Shop) => Promise<unknown> = async () => null) => {
  const shop = aShop();
  await plant(shop);
  const { user } = await renderAdmin("/admin/flocks/2", shop);
  const formNamed = async (name: string) => within(await screen.findByRole("form", { name }));
  const care = () => shop.records.care.of("2");
  return { shop, user, formNamed, care };
};

const cellsOf = async (table: string) => {
  const rows = within(await screen.findByRole("table", { name: table })).getAllByRole("row");
  return rows
    .slice(1)
    .map((row) => within(row).getAllByRole("cell").slice(0, -1))
    .map((cells) => cells.map(({ textContent }) => textContent));
};

const figure = (title: string): string => {
  const cards = screen.getAllByRole("heading", { name: title });
  const card = cards.map(({ parentElement }) => parentElement?.querySelector("output"));
  return card.find((one) => one)?.textContent ?? "";
};

const FIGURES = ["Hens", "Lay rate", "Died", "Eggs per hen"];

const typeHens = async (
  user: UserEvent,
  form: ReturnType<typeof within>,
  [date, what, hens]: readonly string[],
) => {
  await fillIn(user, form.getByLabelText("Date"), date ?? "");
  await user.selectOptions(form.getByLabelText("What"), what ?? "");
  await fillIn(user, form.getByLabelText("Hens"), hens ?? "");
};

test("hens are added, and undone", async () => {
  const { user, formNamed } = await openFlock();
  const form = await formNamed("Add Hens");
  await typeHens(user, form, ["2026-06-01", "Came in", "50"]);
  await fillIn(user, form.getByLabelText("Age in weeks (optional)"), "18");
  await user.click(form.getByRole("button", { name: "Save Hens" }));
  await noticeSaying("Hens added successfully.");
  expect(await cellsOf("Hens")).toEqual([["01/06/26", "Came in", "50", "18", ""]]);

  await typeHens(user, form, ["2026-06-02", "Died", "2"]);
  await user.click(form.getByRole("button", { name: "Save Hens" }));
  await waitFor(async () => expect(await cellsOf("Hens")).toHaveLength(2));
  await user.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) as HTMLElement);
  await waitFor(async () => expect(await cellsOf("Hens")).toHaveLength(1));
});

test("hens are edited, deleted and put back", async () => {
  const { user, formNamed, care } = await openFlock(({ records }) =>
    records.care.addHens("2", aHenEntry()),
  );
  await user.click(await screen.findByRole("button", { name: "Edit the hens of 01/06/26" }));
  const edit = await formNamed("Edit the hens of 01/06/26");
  await fillIn(user, edit.getByLabelText("Hens"), "48");
  await user.click(edit.getByRole("button", { name: "Save Changes" }));
  await noticeSaying("Hens updated successfully.");
  expect((await care()).hens).toMatchObject([{ hens: 48, weeks: 18 }]);

  await user.click(screen.getByTitle("Delete the hens of 01/06/26"));
  await screen.findByText("No hens yet.");
  await user.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) as HTMLElement);
  await waitFor(async () => expect((await care()).hens).toHaveLength(1));
});

test("more hens than there were on a day are told at the field", async () => {
  const { user, formNamed, care } = await openFlock(({ records }) =>
    records.care.addHens("2", aHenEntry({ hens: 42 })),
  );
  const form = await formNamed("Add Hens");
  await typeHens(user, form, ["2026-06-15", "Died", "43"]);
  await user.click(form.getByRole("button", { name: "Save Hens" }));
  await form.findByText("There were only 42 hens on that day.");
  expect(form.getByLabelText("Hens")).toHaveProperty("ariaInvalid", "true");
  expect((await care()).hens).toHaveLength(1);
});

test("the hens' figures follow the period, and are dashes without hens or counts", async () => {
  const { user, formNamed } = await openFlock(({ records }) =>
    records.flocks.addEggs("2", anEggCount({ id: "B", date: "2026-06-10" })),
  );
  await screen.findByRole("heading", { name: "Lay rate" });
  expect(FIGURES.map(figure)).toEqual(["–", "–", "–", "–"]);
  const form = await formNamed("Add Hens");
  await typeHens(user, form, ["2026-06-01", "Came in", "20"]);
  await user.click(form.getByRole("button", { name: "Save Hens" }));
  await waitFor(() => expect(FIGURES.map(figure)).toEqual(["20", "75.0%", "0.0%", "0.8"]));
  await user.selectOptions(screen.getByLabelText("Period"), "Last 7 days");
  await waitFor(() => expect(FIGURES.map(figure)).toEqual(["20", "–", "0.0%", "–"]));
});

test("a medicine is added, and its eggs are told not to be for sale", async () => {
  const { user, formNamed, care } = await openFlock();
  const form = await formNamed("Add Medicine");
  await user.click(form.getByRole("button", { name: "Save Medicine" }));
  await noticeSaying("Please fill in the marked fields.");
  for (const name of ["Medicine", "Quantity given", "First given", "Last given"])
    expect(form.getByLabelText(name)).toHaveProperty("ariaInvalid", "true");
  form.getByText(/in GB at least 14 days for a medicine that isn't authorised/);
  form.getByText(/Trading Standards or the egg marketing inspector decide/);
  await fillIn(user, form.getByLabelText("Medicine"), "Wormer");
  await fillIn(user, form.getByLabelText("Quantity given"), "500 ml");
  await fillIn(user, form.getByLabelText("First given"), "2026-06-18");
  await fillIn(user, form.getByLabelText("Last given"), "2026-06-20");
  await fillIn(user, form.getByLabelText("Egg withdrawal, days"), "7");
  await user.click(form.getByRole("button", { name: "Save Medicine" }));
  await noticeSaying("Medicine added successfully.");
  expect((await care()).medicines).toMatchObject([{ medicine: "Wormer", days: 7 }]);
  const note = await screen.findByRole("complementary", { name: "Eggs not for sale" });
  expect(note.textContent).toBe("Flock 2's eggs are not for sale until 27 June.");
  expect(await cellsOf("Medicine")).toEqual([
    ["18/06/26 to 20/06/26", "Wormer, 500 ml", "", "", "27/06/26"],
  ]);
});

test("a medicine is struck out with a reason, and stays", async () => {
  const { user, care } = await openFlock(({ records }) =>
    records.care.addMedicine("2", aMedicine({ last: "2026-06-19" })),
  );
  await screen.findByRole("complementary", { name: "Eggs not for sale" });
  await user.click(await screen.findByTitle("Strike out Wormer of 01/06/26"));
  const dialog = within(await screen.findByRole("dialog", { name: "Strike out Wormer?" }));
  await user.click(dialog.getByRole("button", { name: "Strike Out" }));
  await dialog.findByText("Please say why.");
  await fillIn(user, dialog.getByLabelText("Reason"), "Flock 3 had it");
  await user.click(dialog.getByRole("button", { name: "Strike Out" }));
  await screen.findByText("Struck out on 20/06/26: Flock 3 had it");
  expect(screen.queryByRole("complementary", { name: "Eggs not for sale" })).toBeNull();
  expect(screen.queryByTitle("Edit Wormer of 01/06/26")).toBeNull();
  expect((await care()).medicines).toEqual([
    aMedicine({ last: "2026-06-19", struck: { at: NOON, reason: "Flock 3 had it" } }),
  ]);
});

test("a correction that would put eggs on sale is refused with the way to do it", async () => {
  const { user, formNamed, care } = await openFlock(({ records }) =>
    records.care.addMedicine("2", aMedicine()),
  );
  await user.click(await screen.findByTitle("Edit Wormer of 01/06/26"));
  const form = await formNamed("Correct Wormer of 01/06/26");
  await fillIn(user, form.getByLabelText("Egg withdrawal, days"), "3");
  await user.click(form.getByRole("button", { name: "Save Changes" }));
  await noticeSaying(LIFTS);
  await fillIn(user, form.getByLabelText("Egg withdrawal, days"), "14");
  await user.click(form.getByRole("button", { name: "Save Changes" }));
  await noticeSaying("Medicine corrected successfully.");
  expect((await care()).medicines).toEqual([aMedicine({ days: 14 })]);
});

test("a flock's name shows wherever flocks are listed, and once saved it holds no page", async () => {
  const { user, formNamed, care } = await openFlock();
  const form = await formNamed("Name and Young Hens");
  await fillIn(user, form.getByLabelText("Flock's name (optional)"), "The Reds");
  await fillIn(user, form.getByLabelText("Young hens until"), "2026-12-24");
  await user.click(form.getByRole("button", { name: "Save Name" }));
  await screen.findByRole("heading", { level: 1, name: "Flock 2: The Reds" });
  expect(await care()).toMatchObject({ name: "The Reds", pulletsUntil: "2026-12-24" });
  await user.click(screen.getByRole("link", { name: "All flocks" }));
  await screen.findByRole("link", { name: "Flock 2 The Reds" });
});

test("the list of flocks says how many hens each has", async () => {
  const { user } = await openFlock(({ records }) => records.care.addHens("2", aHenEntry()));
  await user.click(await screen.findByRole("link", { name: "All flocks" }));
  await screen.findByText("50 hens");
  expect(screen.getAllByText(/^\d+ hens?$/)).toHaveLength(1);
});

test("the page shows a name that another page has saved, before it is replaced", async () => {
  const { shop, user, formNamed, care } = await openFlock();
  const form = await formNamed("Name and Young Hens");
  await fillIn(user, form.getByLabelText("Flock's name (optional)"), "The Reds");
  await shop.records.care.saveName("2", { name: "The Browns", pulletsUntil: "" });
  await user.click(form.getByRole("button", { name: "Save Name" }));
  await noticeSaying(CHANGED);
  expect(await care()).toMatchObject({ name: "The Browns" });
  await user.click(form.getByRole("button", { name: "Save Name" }));
  await waitFor(async () => expect(await care()).toMatchObject({ name: "The Reds" }));
});

test("what was cracked and kept stands beside a count, and is corrected with it", async () => {
  const { user, formNamed, shop } = await openFlock(async ({ records }) => {
    await records.flocks.addEggs("2", anEggCount());
    const kept = { size: "large", eggs: 2 } as const;
    await records.care.noteCount("2", "A", { cracked: 3, kept, at: NOON, isDeleted: false });
  });
  const [row] = await cellsOf("Egg Production History");
  expect(row?.at(-1)).toBe("3 cracked, 2 Large kept");
  await user.click(screen.getByRole("button", { name: "Edit the eggs of 20/06/26" }));
  const edit = await formNamed("Edit the eggs of 20/06/26");
  await fillIn(user, edit.getByLabelText("Cracked"), "1");
  await fillIn(user, edit.getByLabelText("Kept for us"), "4");
  await user.click(edit.getByRole("button", { name: "Save Changes" }));
  await edit.findByText("At most 3 of them.");
  await fillIn(user, edit.getByLabelText("Kept for us"), "3");
  await user.click(edit.getByRole("button", { name: "Save Changes" }));
  await noticeSaying("Egg count updated successfully.");
  const note = await shop.records.care.findCountNote("A");
  expect(note).toMatchObject({ cracked: 1, kept: { size: "large", eggs: 3 } });
});

test.each(["/admin", "/admin/pricing", "/admin/flocks"])(
  "%s warns of eggs that are not for sale",
  async (path) => {
    const shop = aShop();
    await shop.records.care.addMedicine("4", aMedicine({ last: "2026-06-19" }));
    await renderAdmin(path, shop);
    const note = await screen.findByRole("complementary", { name: "Eggs not for sale" });
    expect(note.textContent).toBe("Flock 4's eggs are not for sale until 26 June.");
  },
);
