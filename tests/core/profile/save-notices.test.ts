import { expect, test } from "vitest";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import type { FieldFault } from "#core/profile/field-fault.ts";
import type { TypedNotices } from "#core/profile/typed-notices.ts";
import { aShop } from "#tests/support/a-shop.ts";

const TOM = "tom@hilltop.example";
const ANN = "ann@hilltop.example";

const TYPED: TypedNotices = { ...DEFAULT_PROFILE.notices, addresses: [TOM], line: "24" };

const save = async (change: Partial<TypedNotices>) => {
  const { shop } = aShop().app;
  const { version } = (await shop.office.getProfile()).sections.notices;
  const value = { ...TYPED, ...change };
  const answer = await shop.office.saveProfile({ section: "notices", version, value });
  const { notices } = (await shop.office.getProfile()).profile;
  return { answer, notices, told: await shop.counter.getProfile() };
};

test("a fresh shop tells one owner of orders, messages and what needs attention", async () => {
  const { profile } = await aShop().app.shop.office.getProfile();
  expect(profile.notices).toEqual({
    addresses: [],
    ...{ newOrder: true, message: true, attention: true, lowStock: false },
    line: 24,
  });
});

test("saveProfile keeps the addresses for notices with their kinds, each once", async () => {
  const addresses = [` ${TOM} `, "", ANN, "TOM@hilltop.example", ""];
  const { answer, notices } = await save({
    addresses,
    message: false,
    lowStock: true,
    line: " 36 ",
  });
  expect(answer.ok).toBe(true);
  expect(notices).toEqual({
    addresses: [TOM, ANN],
    ...{ newOrder: true, message: false, attention: true, lowStock: true },
    line: 36,
  });
});

test("counter.getProfile hides the addresses for notices", async () => {
  const { told } = await save({});
  expect(JSON.stringify(told)).not.toContain("tom@");
  expect(told).not.toHaveProperty("notices");
});

test.each<[string, Partial<TypedNotices>, FieldFault]>([
  ["no address", { addresses: [TOM, "ann"] }, { field: "address-2", why: "no-email" }],
  [
    "a long address",
    { addresses: [`${"x".repeat(250)}@b.example`] },
    { field: "address-1", why: "too-long" },
  ],
  [
    "a sixth address",
    { addresses: [..."abcdef"].map((name) => `${name}@b.example`) },
    { field: "address-6", why: "too-many" },
  ],
  ...["", "0", "-6", "1.5", "twelve", "1e3", "10000"].map(
    (line): [string, Partial<TypedNotices>, FieldFault] => [
      `'${line}' eggs`,
      { lowStock: true, line },
      { field: "line", why: "no-eggs" },
    ],
  ),
])("saveProfile refuses %s and stores nothing", async (_what, change, fault) => {
  const { answer, notices } = await save(change);
  expect(answer).toEqual({ ok: false, refusal: { kind: "invalid-profile", faults: [fault] } });
  expect(notices).toEqual(DEFAULT_PROFILE.notices);
});

test("saveProfile minds no figure that isn't used", async () => {
  const { answer, notices } = await save({ line: "some" });
  expect([answer.ok, notices.line]).toEqual([true, 24]);
});
