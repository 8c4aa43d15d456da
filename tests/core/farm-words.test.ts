import { expect, test } from "vitest";
import { FARM } from "#core/farm.ts";
import { collectionTimes, farmAddress, hoursInWords } from "#core/farm-words.ts";

test("collectionTimes and farmAddress read as they always did", () => {
  expect(collectionTimes(FARM)).toBe(
    "Saturdays and Sundays, 10:00 AM to 4:00 PM; weekdays by texting",
  );
  expect(farmAddress(FARM)).toEqual(["Farmgate", "Rusper Road", "Crawley", "RH11 0XX"]);
});

test.each([
  [["Saturday"], "00:00", "12:00", "Saturdays, 12:00 AM to 12:00 PM"],
  [["Friday", "Saturday"], "09:05", "12:30", "Fridays and Saturdays, 9:05 AM to 12:30 PM"],
  [
    ["Monday", "Friday", "Sunday"],
    "11:59",
    "23:45",
    "Mondays, Fridays and Sundays, 11:59 AM to 11:45 PM",
  ],
] as const)(
  "hoursInWords on %j from %s to %s reads as people say them",
  (days, opens, closes, said) => {
    expect(hoursInWords({ days, opens, closes })).toBe(said);
  },
);
