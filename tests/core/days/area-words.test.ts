import { expect, test } from "vitest";
import { areaWords } from "#core/days/area-words.ts";
import type { DayOffer } from "#core/days/day-offers.ts";
import { FARM } from "#core/farm.ts";

const TODAY = "2026-11-24";

const SATURDAY: DayOffer = {
  day: "2026-11-28",
  from: "",
  to: "",
  closesAt: "2026-11-28T00:00:00.000Z",
  state: "open",
};

const FULL: DayOffer = { ...SATURDAY, day: "2026-11-25", state: "full" };

const says = (
  typed: string,
  area: readonly string[] = ["RH10", "RH11"],
  offers = [FULL, SATURDAY],
) => areaWords({ ...FARM, deliveryPostcodes: area }, typed, offers, TODAY);

const YES = "Next: Saturday 28 November, order by the end of Friday 27 November.";

const COLLECT = "You are welcome to collect: Saturdays and Sundays, 10:00 AM to 4:00 PM.";

test.each([
  ["RH10 6AB", `Yes, we deliver to RH10. ${YES}`],
  ["rh106ab", `Yes, we deliver to RH10. ${YES}`],
  [" RH11  7xx ", `Yes, we deliver to RH11. ${YES}`],
  ["RH1 0AB", `Sorry, we don't deliver to RH1. ${COLLECT}`],
  ["rh10ab", `Sorry, we don't deliver to RH1. ${COLLECT}`],
  ["RH12 1AA", `Sorry, we don't deliver to RH12. ${COLLECT}`],
  ["RH10", "Please enter the whole postcode, such as RH10 6AB."],
  ["RH1", "Please enter the whole postcode, such as RH10 6AB."],
  ["RH11 7", "Please enter the whole postcode, such as RH10 6AB."],
  ["next to the mill", "This doesn't look like a UK postcode."],
  ["SI1 2AB", "Did you mean S11 2AB or SL1 2AB?"],
])("areaWords says to '%s': %s", (typed, words) => {
  expect(says(typed)).toBe(words);
});

test("areaWords names no day where none is open", () => {
  expect(says("RH10 6AB", ["RH10"], [FULL])).toBe(
    "Yes, we deliver to RH10. No delivery day is open at the moment.",
  );
});

test("areaWords names the sector where the area is of sectors", () => {
  expect(says("BN6 8AA", ["BN6 8"])).toBe(`Yes, we deliver to BN6 8. ${YES}`);
  expect(says("BN6 9AA", ["BN6 8"])).toBe(`Sorry, we don't deliver to BN6 9. ${COLLECT}`);
  expect(says("BN6", ["BN6 8"])).toBe("Please enter the whole postcode, such as BN6 8AB.");
});
