import { describe, expect, test } from "vitest";
import { whenClockShows } from "#core/shared/calendar.ts";
import { cutOffWords, offerWords } from "#core/week/offer-words.ts";

const MIDNIGHT = "2026-11-28T00:00:00.000Z";
const AT_SIX = "2026-11-27T18:00:00.000Z";

describe("cutOffWords", () => {
  test.each([
    [MIDNIGHT, "2026-11-25", "by the end of Friday 27 November"],
    [MIDNIGHT, "2026-11-26", "by the end of tomorrow"],
    [MIDNIGHT, "2026-11-27", "by the end of today"],
    [AT_SIX, "2026-11-25", "by 6:00 PM on Friday 27 November"],
    [AT_SIX, "2026-11-26", "by 6:00 PM tomorrow"],
    [AT_SIX, "2026-11-27", "by 6:00 PM today"],
    ["2026-11-28T00:01:00.000Z", "2026-11-27", "by 12:01 AM tomorrow"],
  ])("says of %s on %s: %s", (closesAt, today, said) => {
    expect(cutOffWords(closesAt, today)).toBe(said);
  });

  test.each([
    ["2026-06-19", "24:00", "by the end of Friday 19 June"],
    ["2026-06-20", "00:00", "by the end of Friday 19 June"],
    ["2027-03-28", "01:30", "by 2:00 AM on Sunday 28 March"],
    ["2027-10-31", "01:30", "by 1:30 AM on Sunday 31 October"],
    ["2027-03-28", "24:00", "by the end of Sunday 28 March"],
  ])("reads %s, %s off the clock at the farm: %s", (day, time, said) => {
    expect(cutOffWords(whenClockShows(day, time), "2026-01-01")).toBe(said);
  });
});

describe("offerWords", () => {
  const offer = { day: "2026-11-28", from: "10:00", to: "16:00", closesAt: AT_SIX };

  test("names day, hours and cut-off in full", () => {
    expect(offerWords(offer, "2026-11-24")).toBe(
      "Saturday 28 November, 10:00 AM to 4:00 PM, order by 6:00 PM on Friday 27 November",
    );
  });

  test("leaves hours out where there are none", () => {
    const open = { ...offer, from: "", to: "", closesAt: MIDNIGHT };
    expect(offerWords(open, "2026-11-24")).toBe(
      "Saturday 28 November, order by the end of Friday 27 November",
    );
  });
});
