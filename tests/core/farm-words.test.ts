import { describe, expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import {
  collectionTimes,
  dayAndHours,
  deliveryArea,
  deliveryDays,
  farmAddress,
} from "#core/farm-words.ts";
import { privacyOf } from "#core/privacy/farm-privacy.ts";
import { privacyInOneBrowser } from "#core/privacy/farm-privacy-in-one-browser.ts";
import { termsOf } from "#core/profile/farm-terms.ts";
import type { Weekday } from "#core/shared/week.ts";
import { farmOpenOn } from "#tests/support/farms.ts";

test("collectionTimes and farmAddress read as they always did", () => {
  expect(collectionTimes(FARM)).toBe(
    "Saturdays and Sundays, 10:00 AM to 4:00 PM; weekdays by texting",
  );
  expect(farmAddress(FARM)).toEqual(["Farmgate", "Rusper Road", "Crawley", "RH11 0XX"]);
});

const open = (method: "delivery" | "collection", weekday: Weekday, from = "", to = "") => ({
  weekday,
  method,
  from,
  to,
});

test.each([
  [[open("collection", 6, "00:00", "12:00")], "Saturdays, 12:00 AM to 12:00 PM"],
  [
    [open("collection", 6, "09:05", "12:30"), open("collection", 5, "09:05", "12:30")],
    "Fridays and Saturdays, 9:05 AM to 12:30 PM",
  ],
  [
    [
      open("collection", 0, "11:59", "23:45"),
      open("collection", 1, "11:59", "23:45"),
      open("delivery", 2),
      open("collection", 5, "10:00", "12:00"),
    ],
    "Mondays and Sundays, 11:59 AM to 11:45 PM; Fridays, 10:00 AM to 12:00 PM",
  ],
])("collectionTimes on %j reads as people say them", (week, said) => {
  expect(collectionTimes({ ...farmOpenOn(week), otherwise: "" })).toBe(said);
  expect(collectionTimes({ ...farmOpenOn(week), otherwise: "or ring us" })).toBe(
    `${said}; or ring us`,
  );
});

test("deliveryDays and dayAndHours are those of their own method", () => {
  const week = [
    open("delivery", 4),
    open("delivery", 2),
    open("collection", 5, "10:00", "12:00"),
    open("collection", 6, "14:00", "15:30"),
  ];
  expect(deliveryDays(farmOpenOn(week))).toBe("Tuesdays and Thursdays");
  const farm = farmOpenOn(week);
  expect(dayAndHours(farm, "2026-11-27", "collection")).toBe(
    "Friday 27 November, 10:00 AM to 12:00 PM",
  );
  expect(dayAndHours(farm, "2026-11-27", "delivery")).toBe("Friday 27 November");
  expect(dayAndHours(farm, "2026-11-28", "collection")).toBe(
    "Saturday 28 November, 2:00 PM to 3:30 PM",
  );
  expect(dayAndHours(farm, "2026-11-26", "collection")).toBe("Thursday 26 November");
});

const HILL_AND_SON = {
  ...FARM,
  business: { name: "Hill & Son Ltd", address: "1 Mill Road, Hove", vat: "GB 123 4567 89" },
};

test("termsOf and privacyOf name the business where it is another than the farm", () => {
  const [seller] = termsOf(HILL_AND_SON, false);
  expect(seller?.text[0]).toBe(
    `This shop is run by Hill & Son Ltd, trading as ${FARM.name}, 1 Mill Road, Hove. Our VAT number is GB 123 4567 89. You reach us by phone or text on ${FARM.phone}, or by email at ${FARM.email}.`,
  );
  for (const privacy of [privacyOf(HILL_AND_SON), privacyInOneBrowser(HILL_AND_SON)])
    expect(privacy.flatMap(({ text }) => text).join(" ")).toContain(
      `Hill & Son Ltd, ${FARM.name}, 1 Mill Road, Hove`,
    );
});

test("termsOf says nothing of VAT and names the owner where no business is set", () => {
  expect(termsOf(FARM, false)[0]?.text[0]).toMatch(
    new RegExp(`^This shop is run by ${FARM.owner}, trading as ${FARM.name}, .*RH11 0XX\\. You`),
  );
});

describe("termsOf tells who changes their mind", () => {
  const told = (changeDay: boolean, cancel: boolean, isShared = true) => {
    const terms = termsOf({ ...FARM, customersMay: { changeDay, cancel } }, isShared);
    return terms.find(({ title }) => title === "Changing your mind")?.text[1] ?? "";
  };
  const BY_TEXT = /^Until we have packed your order you may cancel it all the same: text or email/;

  test.each<[boolean, boolean, RegExp]>([
    [true, true, /^You may cancel your order, or move it to another day, all the same, until no/],
    [false, true, /^You may cancel your order all the same, until no more/],
    [true, false, /^You may move your order to another day until .*\. Until we have packed it you/],
    [false, false, BY_TEXT],
  ])("what the owner has switched on: %s, %s", (changeDay, cancel, words) => {
    expect(told(changeDay, cancel)).toMatch(words);
    expect(told(changeDay, cancel)).toContain("pay all of it back, the way you paid.");
    expect(told(changeDay, cancel, false)).toMatch(BY_TEXT);
  });
});

test("deliveryArea names the codes as people list them", () => {
  const area = (...deliveryPostcodes: string[]) => deliveryArea({ ...FARM, deliveryPostcodes });
  expect(area("BN6")).toBe("BN6 (Crawley)");
  expect(area("BN6", "BN45", "BN1 8")).toBe("BN6, BN45 and BN1 8 (Crawley)");
});
