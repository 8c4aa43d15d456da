import { expect, test } from "vitest";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { writtenCoordinates } from "#core/profile/coordinates.ts";
import {
  DEFAULT_PROFILE,
  type DeliveryWords,
  publicProfileOf,
} from "#core/profile/farm-profile.ts";
import type { FieldFault } from "#core/profile/field-fault.ts";
import type { HomeWords } from "#core/profile/home-words.ts";
import { FARM_LETTERS, type TypedFarm } from "#core/profile/typed-farm.ts";
import { SUNDAY } from "#core/shared/week.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { openDays } from "#tests/support/farms.ts";
import { HILLTOP as HILLTOP_PROFILE } from "#tests/support/hilltop.ts";
import { sellingOnly } from "#tests/support/prices.ts";

const PUBLIC_DEFAULTS = publicProfileOf(DEFAULT_PROFILE);

const FARM: TypedFarm = {
  ...DEFAULT_PROFILE.farm,
  place: writtenCoordinates(DEFAULT_PROFILE.farm.place),
};

const HILLTOP: TypedFarm = {
  ...HILLTOP_PROFILE.farm,
  postcode: "bn68aa",
  place: "https://www.openstreetmap.org/#map=17/50.9269/-0.1443",
};

const STORED = HILLTOP_PROFILE.farm;

const save = async (value: TypedFarm) => {
  const { shop } = aShop().app;
  const { version } = (await shop.office.getProfile()).sections.farm;
  const answer = await shop.office.saveProfile({ section: "farm", version, value });
  const [profile, sheet] = [await shop.counter.getProfile(), await shop.office.getProfile()];
  return { answer, profile, sheet };
};

test("getProfile of a fresh shop is the product's farm, which was never saved", async () => {
  const { shop } = aShop().app;
  expect(await shop.counter.getProfile()).toEqual(PUBLIC_DEFAULTS);
  expect(await shop.office.getProfile()).toMatchObject({
    profile: DEFAULT_PROFILE,
    sections: { farm: { isSaved: false }, delivery: { isSaved: false } },
  });
});

test("saveProfile keeps what was typed, with the postcode and the place as they are written", async () => {
  const { answer, profile, sheet } = await save(HILLTOP);
  expect(answer).toEqual({ ok: true, value: sheet.sections.farm.version });
  expect(profile.farm).toEqual(STORED);
  expect(sheet).toMatchObject({
    profile: { farm: STORED },
    sections: { farm: { isSaved: true }, delivery: { isSaved: false } },
  });
});

test("saveProfile trims what was typed", async () => {
  const { profile } = await save({ ...HILLTOP, name: "  Hilltop Hens " });
  expect(profile.farm.name).toBe("Hilltop Hens");
});

test.each([
  ["name", "", "no-name"],
  ["name", "   ", "no-name"],
  ["phone", "0127 356", "no-phone"],
  ["email", "tom", "no-email"],
  ["email", "", "no-email"],
  ["postcode", "Hassocks", "no-postcode"],
  ["postcode", "", "no-postcode"],
  ["place", "on the hill", "no-place"],
  ...Object.entries(FARM_LETTERS).map(
    ([field, most]) => [field, "x".repeat(most + 1), "too-long"] as const,
  ),
] as const)("saveProfile refuses the %s '%s' and stores nothing", async (field, text, why) => {
  const { answer, sheet } = await save({ ...FARM, [field]: text });
  expect(answer).toMatchObject({ ok: false, refusal: { kind: "invalid-profile" } });
  expect(!answer.ok && answer.refusal).toMatchObject({
    faults: expect.arrayContaining([{ field, why }]),
  });
  expect(sheet).toMatchObject({ profile: DEFAULT_PROFILE, sections: { farm: { isSaved: false } } });
});

test("saveProfile takes the longest name, counted in letters", async () => {
  const name = "🐔".repeat(FARM_LETTERS.name);
  expect((await save({ ...FARM, name })).profile.farm.name).toBe(name);
});

test("saveProfile refuses an edit that another one overtook, and tells what is stored", async () => {
  const { office } = aShop().app.shop;
  const { version } = (await office.getProfile()).sections.farm;
  await office.saveProfile({ section: "farm", version, value: HILLTOP });
  const stored = (await office.getProfile()).sections.farm;
  expect(await office.saveProfile({ section: "farm", version, value: FARM })).toEqual({
    ok: false,
    refusal: {
      kind: "profile-changed",
      version: stored.version,
      profile: { ...DEFAULT_PROFILE, farm: STORED },
    },
  });
  expect((await office.getProfile()).sections.farm).toEqual(stored);
});

const DELIVERY: DeliveryWords = {
  town: " Hassocks ",
  otherwise: "or ring us",
  askPhone: "required",
};

const saveDelivery = async (value: DeliveryWords) => {
  const { shop } = aShop().app;
  const { version } = (await shop.office.getProfile()).sections.delivery;
  const answer = await shop.office.saveProfile({ section: "delivery", version, value });
  return { answer, shop, profile: await shop.counter.getProfile() };
};

test("saveProfile keeps the words about delivery, and leaves the week alone", async () => {
  const { answer, shop, profile } = await saveDelivery(DELIVERY);
  expect(answer.ok).toBe(true);
  expect(profile).toEqual({
    ...PUBLIC_DEFAULTS,
    delivery: { town: "Hassocks", otherwise: "or ring us", askPhone: "required" },
    home: expect.anything(),
  });
  expect((await shop.office.getProfile()).sections.week.isSaved).toBe(false);
});

test.each<[string, Partial<DeliveryWords>, FieldFault]>([
  ["no town", { town: " " }, { field: "town", why: "no-name" }],
  ["a long town", { town: "x".repeat(61) }, { field: "town", why: "too-long" }],
  ["long words", { otherwise: "x".repeat(121) }, { field: "otherwise", why: "too-long" }],
])("saveProfile refuses %s and stores nothing", async (_what, change, fault) => {
  const { answer, profile } = await saveDelivery({ ...DELIVERY, ...change });
  expect(answer).toEqual({ ok: false, refusal: { kind: "invalid-profile", faults: [fault] } });
  expect(profile).toEqual(PUBLIC_DEFAULTS);
});

test("saveProfile of one section doesn't meet an edit of the other", async () => {
  const { office, counter } = aShop().app.shop;
  const { farm, delivery } = (await office.getProfile()).sections;
  expect(
    await office.saveProfile({ section: "farm", version: farm.version, value: HILLTOP }),
  ).toMatchObject({ ok: true });
  expect(
    await office.saveProfile({ section: "delivery", version: delivery.version, value: DELIVERY }),
  ).toMatchObject({ ok: true });
  expect(await counter.getProfile()).toMatchObject({
    farm: STORED,
    delivery: { town: "Hassocks" },
  });
});

const HOME: HomeWords = {
  headline: " Eggs from the hill ",
  introduction: "",
  picture: "data:image/webp;base64,AAAA",
  pictureText: "The barn",
  badges: [
    { title: "Near", text: "a mile from the sea" },
    { title: "", text: "" },
    { title: "Fresh", text: "" },
  ],
  reasons: DEFAULT_PROFILE.home.reasons,
};

const saveHome = async (value: HomeWords) => {
  const { shop } = aShop().app;
  const { version } = (await shop.office.getProfile()).sections.home;
  const answer = await shop.office.saveProfile({ section: "home", version, value });
  return { answer, profile: await shop.counter.getProfile() };
};

test("saveProfile keeps Home's words, and empty ones as empty", async () => {
  const { answer, profile } = await saveHome(HOME);
  expect(answer.ok).toBe(true);
  expect(profile.home).toEqual({ ...HOME, headline: "Eggs from the hill" });
});

test.each(["https://example.com/spy.png", "data:image/svg+xml,<svg/>", "barn.png"])(
  "saveProfile keeps no picture at %s, which isn't the shop's own",
  async (picture) => {
    expect((await saveHome({ ...HOME, picture })).profile.home.picture).toBe("");
  },
);

test("saveProfile refuses what is too long on Home, by its field", async () => {
  const long = { title: "x".repeat(41), text: "y".repeat(161) };
  const { answer, profile } = await saveHome({
    ...HOME,
    headline: "x".repeat(61),
    introduction: "x".repeat(241),
    reasons: [HOME.reasons[0], HOME.reasons[1], long],
  });
  expect(answer).toEqual({
    ok: false,
    refusal: {
      kind: "invalid-profile",
      faults: ["headline", "introduction", "reason-3-title", "reason-3-text"].map((field) => ({
        field,
        why: "too-long",
      })),
    },
  });
  expect(profile).toEqual(PUBLIC_DEFAULTS);
});

/** Small and large eggs alone are for sale. */
const NO_OTHERS = { medium: {}, extraLarge: {}, pullet: {}, doubleYolkers: {} };

test("a save of Home stores only the texts that were changed, and the others follow", async () => {
  const { app, records } = aShop();
  const { office, counter } = app.shop;
  const { profile, sections } = await office.getProfile();
  const [badge, ...badges] = profile.home.badges;
  const value: HomeWords = {
    ...profile.home,
    headline: "Eggs from the hill",
    badges: [badge, ...badges],
  };
  await office.saveProfile({ section: "home", version: sections.home.version, value });
  await records.prices.save(sellingOnly(NO_OTHERS));
  const saved = await records.profile.load();
  await records.profile.save({
    ...saved,
    delivery: { ...DELIVERY, town: "Hassocks" },
    week: {
      ...DEFAULT_PROFILE.week,
      week: openDays([{ weekday: 5, method: "delivery", from: "", to: "" }]),
    },
  });
  const { home } = await counter.getProfile();
  expect(home.headline).toBe("Eggs from the hill");
  expect(home.introduction).toMatch(/^Two kinds of eggs, /);
  expect(home.badges[0].text).toBe("to Hassocks, Fridays");
});

test("a text of Home that was shown for another number of kinds counts as unchanged", async () => {
  const { app, records } = aShop();
  const { office, counter } = app.shop;
  await records.prices.save(sellingOnly({ ...NO_OTHERS, small: {} }));
  const { profile, sections } = await office.getProfile();
  expect(profile.home.introduction).toMatch(/^One kind of eggs, /);
  await records.prices.save(DEFAULT_PRICES);
  const edit = { section: "home", version: sections.home.version, value: profile.home } as const;
  expect(await office.saveProfile(edit)).toMatchObject({ ok: true });
  expect((await counter.getProfile()).home.introduction).toMatch(/^Six kinds of eggs, /);
});

test("Home's first words name the farm's own town and days, until it has words of its own", async () => {
  const { counter, office } = aShop().app.shop;
  const { delivery } = (await office.getProfile()).sections;
  await office.saveProfile({ section: "delivery", version: delivery.version, value: DELIVERY });
  const { version, week } = await office.getWeek();
  const days = week.week.filter(({ weekday }) => weekday === SUNDAY);
  await office.saveWeek({ ...week, version, week: days });
  const [badge] = (await counter.getProfile()).home.badges;
  expect(badge).toEqual({ title: "Free delivery", text: "to Hassocks, Sundays" });
});
