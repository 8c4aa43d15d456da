import { describe, expect, test } from "vitest";
import { profileFormat, profileToJson } from "#adapters/farm-json/profile-format.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";

const { farm } = DEFAULT_PROFILE;

const BROKEN = [undefined, null, 7, true, [], {}] as const;

describe("profileFormat", () => {
  test.each([null, 7, "text", true, []])("can't read %j", (stored) => {
    expect(profileFormat.read(stored)).toBeNull();
  });

  test.each(Object.keys(farm).flatMap((field) => BROKEN.map((broken) => [field, broken] as const)))(
    "has the default where the %s is %j",
    (field, broken) => {
      const read = profileFormat.read({ farm: { ...farm, name: "Hilltop", [field]: broken } });
      const name = field === "name" ? farm.name : "Hilltop";
      expect(read).toMatchObject({ value: { farm: { ...farm, name } }, skipped: 0 });
    },
  );

  test.each([7, "farm", null, []])("leaves out the section %j, and keeps the others", (section) => {
    const read = profileFormat.read({ farm: section, barn: { colour: "red" } });
    expect(read).toEqual({ value: {}, stored: { barn: { colour: "red" } }, skipped: 1 });
  });
});

test("profileToJson keeps sections and fields that it doesn't know", () => {
  const before = { farm: { name: "Old", motto: "Up early" }, barn: { colour: "red" } };
  expect(profileToJson({ farm }, before)).toEqual({
    farm: { motto: "Up early", ...farm },
    barn: { colour: "red" },
  });
});
