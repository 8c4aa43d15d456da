// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { twoTabs } from "#tests/support/plant.ts";
import { fillIn, noticeSaying, renderAdmin, renderShop } from "#tests/support/render-shop.tsx";

const farmForm = () => within(screen.getByRole("form", { name: "The farm" }));

const field = (label: string) => farmForm().getByLabelText<HTMLInputElement>(label);

const openSettings = async (shop: Shop = aShop()) => {
  const { user } = await renderAdmin("/admin/settings", shop);
  await screen.findByRole("form", { name: "The farm" });
  const save = () => user.click(farmForm().getByRole("button", { name: "Save" }));
  return { user, shop, save };
};

const typeAll = async (user: UserEvent, texts: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(field(label));
    if (text !== "") await user.click(field(label));
    if (text !== "") await user.paste(text);
  }
};

const HILLTOP = {
  Name: "Hilltop Hens",
  Tagline: "Eggs from the hill.",
  "Who writes the stories": "Tom Hill",
  Phone: "01273 000000",
  Email: "tom@hilltop.example",
  Street: "1 Hill Lane",
  Town: "Hassocks",
  Postcode: "bn68aa",
  Directions: "Up the hill, to the top.",
  "Place on the map": "https://www.openstreetmap.org/#map=17/50.9269/-0.1443",
};

test("the settings of a fresh shop are those of the product's farm", async () => {
  await openSettings();
  expect(field("Name").value).toBe(FARM.name);
  expect(field("Postcode").value).toBe("RH11 0XX");
  expect(field("Place on the map").value).toBe("51.1215, -0.2318");
});

test("what is saved is on every page that tells of the farm, and nothing of the first one", async () => {
  const { user, shop, save } = await openSettings();
  await typeAll(user, HILLTOP);
  screen.getByText("10 changes not saved");
  await save();
  await noticeSaying("Success!");
  await noticeSaying("Your shop has been updated.");
  expect(field("Postcode").value).toBe("BN6 8AA");
  expect(screen.queryByText(/unsaved/)).toBeNull();
  for (const path of ["/", "/about", "/contact", "/how-to-find-us", "/terms", "/privacy"]) {
    cleanup();
    renderShop(path, shop);
    await screen.findAllByText(/Hilltop Hens/);
    await waitFor(() => expect(document.title).toMatch(/Hilltop Hens/));
    const page = document.body.outerHTML;
    for (const words of [
      FARM.name,
      FARM.owner,
      FARM.phone,
      FARM.email,
      FARM.address[0],
      "RH11 0XX",
    ])
      expect(page).not.toContain(words);
  }
});

test("a fault shows at its field, typed text stays, and nothing is stored", async () => {
  const { user, shop, save } = await openSettings();
  await typeAll(user, {
    Name: "",
    Email: "tom",
    Postcode: "Hassocks",
    Directions: "x".repeat(601),
    "Place on the map": "on the hill",
  });
  await save();
  await farmForm().findByText("Please enter a name.");
  farmForm().getByText("Please enter an email address such as mabel@example.com.");
  farmForm().getByText("This doesn't look like a UK postcode.");
  farmForm().getByText(/^We can't find a place in this link\./);
  farmForm().getByText("Please use at most 600 letters.");
  farmForm().getByText("1 letter too many");
  expect(field("Name").getAttribute("aria-invalid")).toBe("true");
  expect(field("Email").value).toBe("tom");
  expect(document.activeElement).toBe(field("Name"));
  expect(await shop.records.profile.load()).toEqual({});
});

test("a field says how many letters are left from four fifths on", async () => {
  const { user } = await openSettings();
  await fillIn(user, field("Name"), "x".repeat(47));
  expect(farmForm().queryByText(/letters left/)).toBeNull();
  await user.type(field("Name"), "x");
  farmForm().getByText("12 letters left");
});

test("the place that was typed is shown on a map before it is saved", async () => {
  const { user } = await openSettings();
  const map = () => screen.getByTitle<HTMLIFrameElement>("The place on a map").src;
  expect(map()).toContain("marker=51.1215");
  await typeAll(user, { "Place on the map": "geo:50.9269,-0.1443" });
  expect(map()).toContain("marker=50.9269");
  await typeAll(user, { "Place on the map": "nowhere" });
  expect(screen.queryByTitle("The place on a map")).toBeNull();
});

test("leaving with unsaved changes asks first", async () => {
  const { user } = await openSettings();
  await fillIn(user, field("Name"), "Hilltop");
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  const question = await screen.findByRole("dialog", { name: "Leave this page?" });
  expect(question.textContent).toContain("1 change to 'The farm'");
});

test("a field typed back to what is stored is no change", async () => {
  const { user } = await openSettings();
  await fillIn(user, field("Town"), "Hove");
  screen.getByText("1 change not saved");
  await fillIn(user, field("Town"), FARM.address[1]);
  expect(screen.queryByText(/unsaved/)).toBeNull();
});

const twoSettings = async () => {
  const { here, there } = twoTabs();
  const opened = await openSettings(here);
  const stored = async () => (await here.records.profile.load()).farm;
  const saveThere = (farm: Partial<typeof DEFAULT_PROFILE.farm>) =>
    there.stores.shop.unitOfWork.run(({ profile }) =>
      profile.save({ farm: { ...DEFAULT_PROFILE.farm, ...farm } }),
    );
  return { ...opened, stored, saveThere };
};

test("what another tab saved of other fields is kept, and nothing is asked", async () => {
  const { user, save, stored, saveThere } = await twoSettings();
  await fillIn(user, field("Name"), "Hilltop");
  await saveThere({ town: "Hove" });
  await waitFor(() => expect(field("Town").value).toBe("Hove"));
  await save();
  await noticeSaying("Your shop has been updated.");
  expect(await stored()).toMatchObject({ name: "Hilltop", town: "Hove" });
});

test("another tab's settings are not overwritten unasked, and show beside what was typed", async () => {
  const { user, save, stored, saveThere } = await twoSettings();
  await fillIn(user, field("Name"), "Hilltop");
  await saveThere({ name: "Valley", town: "Hove" });
  await waitFor(() => expect(field("Town").value).toBe("Hove"));
  expect(field("Name").value).toBe("Hilltop");
  await save();
  await noticeSaying("Settings Have Changed Meanwhile");
  expect(await stored()).toMatchObject({ name: "Valley" });
  const theirs = await screen.findByRole("group", { name: "Name, stored by now" });
  within(theirs).getByText("Valley");
  expect(screen.getAllByRole("group", { name: /stored by now/ })).toHaveLength(1);
  await save();
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ name: "Hilltop", town: "Hove" }),
  );
  expect(screen.queryByRole("group", { name: /stored by now/ })).toBeNull();
});

test("what another tab stored may be taken instead of what was typed", async () => {
  const { user, save, saveThere } = await twoSettings();
  await fillIn(user, field("Name"), "Hilltop");
  await saveThere({ name: "Valley" });
  await save();
  const theirs = await screen.findByRole("group", { name: "Name, stored by now" });
  await waitFor(() => within(theirs).getByText("Valley"));
  await user.click(within(theirs).getByRole("button", { name: "Take This Instead" }));
  expect(field("Name").value).toBe("Valley");
  expect(screen.queryByText(/unsaved/)).toBeNull();
});

const deliveryForm = () =>
  within(screen.getByRole("form", { name: "Delivery and collection", hidden: true }));

const deliveryField = (label: string) => deliveryForm().getByLabelText<HTMLInputElement>(label);

const saveDelivery = (user: UserEvent) =>
  user.click(deliveryForm().getByRole("button", { name: "Save", hidden: true }));

test("the words about delivery that are saved are on the pages that tell of it", async () => {
  const { user, shop } = await openSettings();
  expect(deliveryField("Otherwise").value).toBe("weekdays by texting");
  await fillIn(user, deliveryField("Town named in texts"), "Hassocks");
  await fillIn(user, deliveryField("Otherwise"), "");
  await saveDelivery(user);
  await noticeSaying("Your shop has been updated.");
  cleanup();
  renderShop("/how-to-find-us", shop);
  await screen.findByText("Saturdays and Sundays, 10:00 AM to 4:00 PM.");
  screen.getByText(/^We deliver free of charge to Hassocks/);
});

test("the farmer says whether the shop asks for a phone", async () => {
  const { user, shop } = await openSettings();
  const ask = deliveryForm().getByLabelText<HTMLSelectElement>("Ask for a phone");
  expect([...ask.options].map(({ text }) => text)).toEqual([
    "No",
    "Optional",
    "Required for deliveries",
  ]);
  expect(ask.value).toBe("optional");
  await user.selectOptions(ask, "Required for deliveries");
  await saveDelivery(user);
  await noticeSaying("Your shop has been updated.");
  expect((await shop.app.shop.counter.getProfile()).delivery.askPhone).toBe("required");
});

test("days, hours and postcodes are set on a page of their own", async () => {
  await openSettings();
  const link = deliveryForm().getByRole("link", { name: "The Week", hidden: true });
  expect(link.getAttribute("href")).toBe("/admin/week");
});

test("Home shows the owner's own words, and nothing of what is left empty", async () => {
  const { user, shop } = await openSettings();
  const home = within(screen.getByRole("form", { name: "Home", hidden: true }));
  const group = (name: string) => within(home.getByRole("group", { name, hidden: true }));
  await fillIn(user, home.getByLabelText("Headline"), "Eggs from the hill");
  await fillIn(user, home.getByLabelText("Introduction"), "");
  await fillIn(user, group("First badge").getByLabelText("Title"), "Near the sea");
  for (const label of ["Title", "Text"])
    await fillIn(user, group("Second badge").getByLabelText(label), "");
  for (const reason of ["First reason", "Second reason", "Third reason"])
    for (const label of ["Title", "Text"])
      await fillIn(user, group(reason).getByLabelText(label), "");
  await user.click(home.getByRole("button", { name: "Save", hidden: true }));
  await noticeSaying("Your shop has been updated.");
  cleanup();
  renderShop("/", shop);
  await screen.findByRole("heading", { level: 1, name: "Eggs from the hill" });
  screen.getByText("Near the sea");
  screen.getByText("Sustainable farming");
  expect(screen.queryByText("Happy hens")).toBeNull();
  expect(screen.queryByText(/^Six kinds of eggs/)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Why Choose Us?" })).toBeNull();
});

test("Home shows the owner's own picture with its words, and the drawn one once it is removed", async () => {
  const shop = aShop();
  await shop.stores.shop.unitOfWork.run(({ profile }) =>
    profile.save({
      home: { ...DEFAULT_PROFILE.home, picture: "/pictures/barn.webp", pictureText: "Our barn" },
    }),
  );
  renderShop("/", shop);
  expect((await screen.findByAltText<HTMLImageElement>("Our barn")).src).toMatch(/barn\.webp$/);
  cleanup();
  const { user } = await openSettings(shop);
  const home = within(screen.getByRole("form", { name: "Home", hidden: true }));
  await user.click(home.getByRole("button", { name: "Remove Picture", hidden: true }));
  expect(home.queryByLabelText("What the picture shows")).toBeNull();
  await user.click(home.getByRole("button", { name: "Save", hidden: true }));
  await noticeSaying("Your shop has been updated.");
  cleanup();
  renderShop("/", shop);
  await screen.findByAltText(/^A brown hen/);
  expect(screen.queryByAltText("Our barn")).toBeNull();
});
