import { describe, expect, test } from "vitest";
import { profileFormat } from "#adapters/farm-json/profile-format.ts";
import { wordsToJson } from "#adapters/farm-json/profile-json.ts";
import { weekFormat } from "#adapters/farm-json/week-format.ts";
import { weekToJson } from "#adapters/farm-json/week-json.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { WITHOUT_CAPS } from "#core/week/farm-week.ts";

const { farm, delivery, week, home, eggs, business, about, additions, notices } = DEFAULT_PROFILE;

const BROKEN = [undefined, null, 7, true, [], {}] as const;

const everyBroken = (part: object) =>
  Object.keys(part).flatMap((field) => BROKEN.map((broken) => [field, broken] as const));

describe("profileFormat", () => {
  test.each([null, 7, "text", true, []])("can't read %j", (stored) => {
    expect(profileFormat.read(stored)).toBeNull();
  });

  test.each(everyBroken(farm))("has the default where the farm's %s is %j", (field, broken) => {
    const read = profileFormat.read({ farm: { ...farm, name: "Hilltop", [field]: broken } });
    const name = field === "name" ? farm.name : "Hilltop";
    expect(read).toMatchObject({ value: { farm: { ...farm, name } }, skipped: 0 });
  });

  test.each(everyBroken(delivery))("has the default where the %s is %j", (field, broken) => {
    const read = profileFormat.read({ delivery: { ...delivery, [field]: broken } });
    expect(read).toMatchObject({ value: { delivery }, skipped: 0 });
  });

  test.each(everyBroken(home))("has the default where Home's %s is %j", (field, broken) => {
    const read = profileFormat.read({ home: { ...home, [field]: broken } });
    expect(read).toMatchObject({ value: { home }, skipped: 0 });
  });

  test.each(
    Object.entries({ business, about, additions }).flatMap(([part, value]) =>
      everyBroken(value).map(([field, broken]) => [part, field, broken] as const),
    ),
  )("has the default where the %s's %s is %j", (part, field, broken) => {
    const value = DEFAULT_PROFILE[part as "business" | "about" | "additions"];
    const read = profileFormat.read({ [part]: { ...value, [field]: broken } });
    expect(read).toMatchObject({ value: { [part]: value }, skipped: 0 });
  });

  test.each(everyBroken(notices))(
    "has the default where the %s of the notices is %j",
    (field, broken) => {
      const kind = typeof notices[field as keyof typeof notices];
      const isFine = kind !== "object" && typeof broken === kind;
      const read = profileFormat.read({ notices: { ...notices, [field]: broken } });
      const expected = isFine ? { ...notices, [field]: broken } : notices;
      expect(read).toMatchObject({ value: { notices: expected } });
    },
  );

  test("leaves out addresses that are none, and those beyond the fifth", () => {
    const [one, ...others] = [..."abcdef"].map((name) => `${name}@hilltop.example`);
    const addresses = [one, 7, "tom", null, ...others];
    const read = profileFormat.read({ notices: { ...notices, addresses } });
    expect(read?.value.notices?.addresses).toEqual([one, ...others.slice(0, 4)]);
  });

  test.each(everyBroken(eggs))("has the default where the eggs' %s is %j", (field, broken) => {
    const read = profileFormat.read({ eggs: { ...eggs, [field]: broken } });
    expect(read).toMatchObject({ value: { eggs }, skipped: 0 });
  });

  test.each([
    ...everyBroken(eggs.words.large),
    ["name", " "] as const,
    ["picture", "https://elsewhere.example/a.png"] as const,
    ["picture", "data:image/svg+xml,<svg/>"] as const,
  ])("has the default where the %s of a kind of eggs is %j", (field, broken) => {
    const small = { name: "Little Ones", description: "", picture: "/pictures/a.webp" };
    const words = { large: { ...eggs.words.large, [field]: broken }, small };
    const read = profileFormat.read({ eggs: { order: eggs.order, words } });
    expect(read?.value.eggs?.words).toEqual({ ...eggs.words, small });
  });

  test("has each kind of eggs in an order once, and those that it lacks last", () => {
    const order = ["small", "goose", "large", 7, "small"];
    expect(profileFormat.read({ eggs: { order } })?.value.eggs?.order).toEqual([
      "small",
      "large",
      "pullet",
      "medium",
      "extraLarge",
      "doubleYolkers",
    ]);
  });

  test("mends each of Home's badges by itself", () => {
    const badges = [{ title: "Near" }, 7, home.badges[2]];
    expect(profileFormat.read({ home: { ...home, badges } })?.value.home?.badges).toEqual([
      { title: "Near", text: home.badges[0].text },
      home.badges[1],
      home.badges[2],
    ]);
  });

  test.each([7, "farm", null, []])("leaves out the part %j, and keeps the others", (part) => {
    const read = profileFormat.read({ farm: part, barn: { colour: "red" } });
    expect(read).toEqual({ value: {}, stored: { barn: { colour: "red" } }, skipped: 1 });
  });
});

describe("weekFormat", () => {
  const [first, second] = week.week;

  test.each([null, 7, "text", true, []])("can't read %j", (stored) => {
    expect(weekFormat.read(stored)).toBeNull();
  });

  test("has nothing saved in an empty document, or in one of another version's fields", () => {
    expect(weekFormat.read({})?.value).toBeNull();
    expect(weekFormat.read({ tide: "high" })?.value).toBeNull();
  });

  test.each([undefined, null, 7, true, {}, "week"])(
    "has the defaults where all of it is %j",
    (broken) => {
      const stored = {
        ...{ week: broken, area: broken, exceptions: broken, horizon: broken },
        customersMay: broken,
      };
      expect(weekFormat.read(stored)?.value).toEqual(broken === 7 ? { ...week, horizon: 7 } : week);
    },
  );

  test("leaves out bad rows and second ones, and mends what is wrong in a good one", () => {
    const days = [
      7,
      { ...first, weekday: 9 },
      { ...first, method: "by drone" },
      { ...first, from: "ten", cutOffDays: 99, cutOffTime: 7, orders: 0, eggs: 5.5 },
      { ...first, from: "11:00" },
      second,
    ];
    const read = weekFormat.read({ week: days, area: ["BN6", 7, "Hassocks"] });
    expect(read?.value).toEqual({
      week: [{ ...first, ...WITHOUT_CAPS, from: "" }, second],
      exceptions: [],
      horizon: 21,
      area: ["BN6"],
    });
  });

  test.each([
    [
      { changeDay: false, cancel: false },
      { changeDay: false, cancel: false },
    ],
    [
      { changeDay: "no", cancel: false },
      { changeDay: true, cancel: false },
    ],
    [{ changeDay: true, cancel: true }, undefined],
  ])("reads of %j what customers may", (stored, expected) => {
    expect(weekFormat.read({ customersMay: stored })?.value?.customersMay).toEqual(expected);
  });

  test("has no days of a way of which the owner has none", () => {
    const days = [{ ...first, weekday: 3 }];
    expect(weekFormat.read({ week: days })?.value?.week).toEqual(days);
    expect(weekFormat.read({ week: [] })?.value?.week).toEqual([]);
  });

  test("leaves out exceptions that are none, and keeps the others in their order", () => {
    const closed = {
      kind: "closed",
      id: "A",
      first: "2026-12-25",
      last: "2026-12-26",
      method: "both",
      reason: "Christmas",
    };
    const added = {
      kind: "added",
      id: "B",
      day: "2026-12-24",
      method: "delivery",
      from: "",
      to: "",
      ...WITHOUT_CAPS,
    };
    const bad = [
      7,
      { ...closed, first: "2026-12-27" },
      { ...closed, first: "2026-02-30" },
      { ...closed, method: "by drone" },
      { ...added, kind: "moved" },
      { ...added, day: "Christmas" },
      { ...added, id: "" },
    ];
    const read = weekFormat.read({ exceptions: [added, ...bad, closed] });
    expect(read?.value?.exceptions).toEqual([added, closed]);
  });

  test("takes sectors of postcodes beside outward codes", () => {
    const area = ["RH10", "RH11 6", "RH11 66", "RH*", "rh12"];
    expect(weekFormat.read({ area })?.value?.area).toEqual(["RH10", "RH11 6"]);
  });
});

test("wordsToJson keeps parts and fields that it doesn't know, and no part that isn't saved", () => {
  const before = { farm: { name: "Old", motto: "Up early" }, delivery, barn: { colour: "red" } };
  expect(wordsToJson({ farm }, before)).toEqual({
    farm: { motto: "Up early", ...farm },
    barn: { colour: "red" },
  });
});

test("weekToJson keeps fields that it doesn't know", () => {
  const json = weekToJson(week, { area: ["BN6"], tide: "high" });
  expect(json).toMatchObject({ area: week.area, tide: "high" });
  expect(weekFormat.read(json)?.value).toEqual(week);
  expect(weekToJson(null, { ...week, tide: "high" })).toEqual({ tide: "high" });
});

test("wordsToJson stores only texts of Home that differ from a fresh shop's", () => {
  const [badge, ...badges] = home.badges;
  const words = {
    home: { ...home, headline: "Hello", badges: [{ ...badge, text: "" }, ...badges] },
  };
  const before = { home: { ...home, introduction: "Gone", colour: "red" } };
  const stored = wordsToJson(words as never, before);
  expect(stored).toEqual({
    home: {
      headline: "Hello",
      colour: "red",
      badges: [{ text: "" }, {}, {}],
      reasons: [{}, {}, {}],
    },
  });
  expect(profileFormat.read(stored)?.value).toEqual(words);
});
