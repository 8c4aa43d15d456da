import { expect, test } from "vitest";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { writtenPlace } from "#core/profile/place.ts";
import { FARM_LETTERS, type TypedFarm } from "#core/profile/typed-farm.ts";
import { aShop } from "#tests/support/a-shop.ts";

const FARM: TypedFarm = {
  ...DEFAULT_PROFILE.farm,
  place: writtenPlace(DEFAULT_PROFILE.farm.place),
};

const HILLTOP: TypedFarm = {
  name: "Hilltop Hens",
  tagline: "Eggs from the hill.",
  owner: "Tom Hill",
  phone: "01273 000000",
  email: "tom@hilltop.example",
  street: "1 Hill Lane",
  town: "Hassocks",
  postcode: "bn68aa",
  directions: "Up the hill.",
  place: "https://www.openstreetmap.org/#map=17/50.9269/-0.1443",
};

const STORED = {
  ...HILLTOP,
  postcode: "BN6 8AA",
  place: { latitude: 50.9269, longitude: -0.1443 },
};

const save = async (value: TypedFarm) => {
  const { shop } = aShop().app;
  const { version } = (await shop.office.getProfile()).farm;
  const answer = await shop.office.saveProfile({ section: "farm", version, value });
  const [profile, sheet] = [await shop.counter.getProfile(), await shop.office.getProfile()];
  return { answer, profile, sheet };
};

test("getProfile of a fresh shop is the product's farm, saved by nobody", async () => {
  const { shop } = aShop().app;
  expect(await shop.counter.getProfile()).toEqual(DEFAULT_PROFILE);
  expect((await shop.office.getProfile()).farm).toMatchObject({
    value: DEFAULT_PROFILE.farm,
    isSaved: false,
  });
});

test("saveProfile keeps what was typed, with the postcode and the place as they are written", async () => {
  const { answer, profile, sheet } = await save(HILLTOP);
  expect(answer).toEqual({ ok: true, value: sheet.farm.version });
  expect(profile.farm).toEqual(STORED);
  expect(sheet.farm).toMatchObject({ value: STORED, isSaved: true });
});

test("saveProfile trims what was typed", async () => {
  const { profile } = await save({ ...HILLTOP, name: "  Hilltop Hens " });
  expect(profile.farm.name).toBe("Hilltop Hens");
});

test.each([
  ["name", "", "no-name"],
  ["name", "   ", "no-name"],
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
  expect(sheet.farm).toMatchObject({ value: DEFAULT_PROFILE.farm, isSaved: false });
});

test("saveProfile takes the longest name, counted in letters", async () => {
  const name = "🐔".repeat(FARM_LETTERS.name);
  expect((await save({ ...FARM, name })).profile.farm.name).toBe(name);
});

test("saveProfile refuses an edit that another one overtook, and tells what is stored", async () => {
  const { office } = aShop().app.shop;
  const { version } = (await office.getProfile()).farm;
  await office.saveProfile({ section: "farm", version, value: HILLTOP });
  const stored = (await office.getProfile()).farm;
  expect(await office.saveProfile({ section: "farm", version, value: FARM })).toEqual({
    ok: false,
    refusal: { kind: "profile-changed", version: stored.version, value: STORED },
  });
  expect((await office.getProfile()).farm).toEqual(stored);
});
