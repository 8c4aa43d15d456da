import type { CountToSend } from "#core/counting/count-to-send.ts";
import type { OwnCounts } from "#core/counting/own-counts.ts";
import type { Entry } from "#core/outbox/entry.ts";
import { NOON } from "#tests/support/a-shop.ts";

export const aCountToSend = (change: Partial<CountToSend> = {}): CountToSend => ({
  flock: "1",
  date: "2026-06-20",
  counts: { small: "", medium: "20", large: "60", extraLarge: "3", doubleYolkers: "1" },
  cracked: "3",
  kept: { size: "large", eggs: "6" },
  ...change,
});

export const A_WAITING_COUNT: Entry<CountToSend> = { id: "C1", at: NOON, what: aCountToSend() };

export const OWN_COUNTS: OwnCounts = {
  flock: "2",
  counts: [
    {
      id: "C1",
      flock: "2",
      date: "2026-06-19",
      counts: { small: 0, medium: 21, large: 60, extraLarge: 3, doubleYolkers: 0 },
    },
  ],
};
