import { expect, test } from "vitest";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { Setup } from "#core/setup/get-setup.ts";
import type { Machine } from "#ports/machine.ts";
import { A_POSTMAN, aShop } from "#tests/support/a-shop.ts";
import { sellingOnly } from "#tests/support/prices.ts";

const SHARED = { publicUrl: "https://eggs.example" };

const doneIn = ({ steps }: Setup) => steps.filter(({ isDone }) => isDone).map(({ name }) => name);

test("a fresh shared shop has eight steps, none of them done", async () => {
  const { office } = aShop({ shared: SHARED }).app.shop;
  const setup = await office.getSetup();
  expect(setup.steps.map(({ name }) => name)).toEqual([
    "farm",
    "eggs",
    "days",
    "words",
    "stories",
    "payments",
    "mail",
    "password",
  ]);
  expect([doneIn(setup), setup.isShown]).toEqual([[], true]);
});

test("the shop in one browser has no steps for mail and password", async () => {
  const { steps } = await aShop().app.shop.office.getSetup();
  expect(steps.map(({ name }) => name)).toEqual([
    "farm",
    "eggs",
    "days",
    "words",
    "stories",
    "payments",
  ]);
});

type Records = ReturnType<typeof aShop>["records"];

test.each<[string, (records: Records) => Promise<void>]>([
  ["farm", ({ profile }) => profile.save({ farm: DEFAULT_PROFILE.farm })],
  ["days", ({ profile }) => profile.save({ week: DEFAULT_PROFILE.week })],
  ["eggs", ({ profile }) => profile.save({ eggs: DEFAULT_PROFILE.eggs })],
  ["words", ({ profile }) => profile.save({ home: DEFAULT_PROFILE.home })],
  ["words", ({ profile }) => profile.save({ about: DEFAULT_PROFILE.about })],
  ["eggs", ({ prices }) => prices.save(sellingOnly({ large: { 6: 1 } }))],
])("the step %s is done by what is stored", async (name, store) => {
  const { app, records } = aShop({ shared: SHARED });
  await records.prices.save(DEFAULT_PRICES);
  expect(doneIn(await app.shop.office.getSetup())).toEqual([]);
  await store(records);
  expect(doneIn(await app.shop.office.getSetup())).toEqual([name]);
});

test.each([true, false])(
  "stories are done once the samples are settled: kept, %s",
  async (isKept) => {
    const { office } = aShop().app.shop;
    await office.settleSamples(isKept);
    expect(doneIn(await office.getSetup())).toEqual(["stories"]);
  },
);

test("days and area are done once both are the farm's own", async () => {
  const { app, records } = aShop({ shared: SHARED });
  const { farm, week, delivery } = DEFAULT_PROFILE;
  const moved = { ...farm, postcode: "BN6 8AA" };
  const isDone = async () => doneIn(await app.shop.office.getSetup()).includes("days");
  await records.profile.save({ farm: moved, delivery });
  expect(await isDone()).toBe(false);
  await records.profile.save({ farm: moved, delivery, week });
  expect(await isDone()).toBe(false);
  await records.profile.save({ farm: moved, delivery, week: { ...week, area: ["BN45"] } });
  expect(await isDone()).toBe(true);
});

const MACHINE: Partial<Machine> = { takesPayPal: true, hasOwnPassword: async () => true };

test("payments, mail and password are done by the settings of the machine", async () => {
  const { office } = aShop({ shared: SHARED, machine: MACHINE, postman: A_POSTMAN }).app.shop;
  expect(doneIn(await office.getSetup())).toEqual(["payments", "mail", "password"]);
});

test("the steps are shown until all are done", async () => {
  const { app, records } = aShop({ shared: SHARED, machine: MACHINE, postman: A_POSTMAN });
  await records.prices.save(sellingOnly({ large: { 6: 1 } }));
  await records.profile.save({ farm: DEFAULT_PROFILE.farm });
  expect(await app.shop.office.getSetup()).toMatchObject({ isShown: true });
  await records.profile.save({ ...DEFAULT_PROFILE, setupHidden: false, samplesKept: true });
  expect(await app.shop.office.getSetup()).toMatchObject({ isShown: false });
});

test("hideSetup puts the steps away for good, and changes nothing else", async () => {
  const { app, records } = aShop({ shared: SHARED });
  const { farm } = DEFAULT_PROFILE;
  await records.profile.save({ farm });
  const before = await app.shop.office.getProfile();
  expect(await app.shop.office.hideSetup()).toEqual({ ok: true, value: null });
  expect(await app.shop.office.getSetup()).toMatchObject({ isShown: false });
  const after = await app.shop.office.getProfile();
  expect(after.sections).toEqual(before.sections);
  expect(await records.profile.load()).toEqual({ farm, setupHidden: true });
  expect(await app.shop.counter.getProfile()).not.toHaveProperty("setupHidden");
});

test("a public shop asks for the farm's description until the owner saves her own", async () => {
  const firstFarmIn = async (isPublic: boolean, shared: typeof SHARED | null = SHARED) => {
    const { app, records } = aShop({ shared, machine: { isPublic } });
    const fresh = await app.shop.office.getSetup();
    await records.profile.save({ farm: { ...DEFAULT_PROFILE.farm, name: "Hilltop" } });
    return [fresh.firstFarmAt, (await app.shop.office.getSetup()).firstFarmAt];
  };
  expect(await firstFarmIn(true)).toEqual(["https://eggs.example", null]);
  expect(await firstFarmIn(false)).toEqual([null, null]);
  expect(await firstFarmIn(false, null)).toEqual([null, null]);
});
