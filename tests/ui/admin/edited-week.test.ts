import { expect, test } from "vitest";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { typedOver, withoutSent } from "#ui/admin/editing/edited-texts.ts";
import { overtaken, rowOf } from "#ui/admin/week/edited-week.ts";
import { textsOf } from "#ui/admin/week/week-texts.ts";

const STORED = textsOf(DEFAULT_PROFILE.week);

test("what is typed while it is sent stays, and is made from what was sent", () => {
  const sent = typedOver(null, ["area", "BN6"], STORED, "1", rowOf);
  const now = typedOver(sent, ["area", "BN6, BN5"], STORED, "1", rowOf);
  expect(now && withoutSent(now, { area: "BN6" })).toMatchObject({
    texts: { area: "BN6, BN5" },
    was: { area: "BN6" },
  });
  expect(sent && withoutSent(sent, { area: "BN6" })).toBeNull();
});

test("what is typed is made from what the page showed then", () => {
  const first = typedOver(null, ["horizon", "10"], STORED, "1", rowOf);
  const later = typedOver(first, ["area", "BN6"], { ...STORED, area: "RH11" }, "2", rowOf);
  expect(later).toMatchObject({ was: { horizon: "21", area: "RH11" }, version: "1" });
});

test("a day with hours that were typed keeps the rest of its day as it was", () => {
  const edited = typedOver(null, ["collection-6-from", "11:00"], STORED, "1", rowOf);
  expect(edited?.was).toMatchObject({ "collection-6-on": "yes", "collection-6-to": "16:00" });
  expect(edited?.was).not.toHaveProperty("collection-0-on");
});

test("a day that was switched off elsewhere stays on with what was typed, and asked about", () => {
  const edited = typedOver(null, ["collection-6-from", "11:00"], STORED, "1", rowOf);
  const week = { ...DEFAULT_PROFILE.week, week: [] };
  const refusal = { kind: "week-changed", version: "2", stored: week } as const;
  const now = edited && overtaken(edited, { ...refusal, conflicts: ["collection-6-from"] });
  expect(now).toMatchObject({
    texts: { "collection-6-on": "yes", "collection-6-from": "11:00" },
    was: { "collection-6-on": "" },
    conflicts: ["collection-6-from"],
  });
});
