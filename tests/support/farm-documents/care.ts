import fc from "fast-check";
import { HEN_MOVES } from "#core/care/hens.ts";
import { FLOCK_IDS, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { day, id, uniqueOf, withMore, words } from "#tests/support/farm-documents/any-json.ts";

const hens = withMore(
  fc.record(
    {
      id,
      date: day,
      what: fc.constantFrom(...HEN_MOVES),
      hens: fc.integer({ min: 1, max: 500 }),
      weeks: fc.nat({ max: 99 }),
      note: words,
    },
    { requiredKeys: ["id", "date", "what", "hens", "note"] },
  ),
);

const medicine = withMore(
  fc.record(
    {
      id,
      medicine: fc.constantFrom("Wormer", "Ünï 🥚"),
      batch: words,
      quantity: words,
      treated: words,
      reason: words,
      boughtFrom: words,
      boughtOn: fc.constantFrom("", "2026-06-01"),
      first: day,
      last: day,
      days: fc.nat({ max: 365 }),
      prescribedBy: words,
      struck: fc.constant({ at: "2026-06-20T11:00:00.000Z", reason: "Another flock" }),
    },
    {
      requiredKeys: [
        "id",
        "medicine",
        "batch",
        "quantity",
        "treated",
        "reason",
        "boughtFrom",
        "boughtOn",
        "first",
        "last",
        "days",
        "prescribedBy",
      ],
    },
  ),
);

const note = withMore(
  fc.record(
    {
      cracked: fc.integer({ min: 1, max: 9 }),
      kept: fc.record({
        size: fc.constantFrom(...LOGGED_SIZES),
        eggs: fc.integer({ min: 1, max: 9 }),
      }),
      at: fc.constant("2026-06-20T11:00:00.000Z"),
      isDeleted: fc.constant(true),
    },
    { requiredKeys: [] },
  ),
);

export const flockCare = withMore(
  fc.record(
    Object.fromEntries(
      FLOCK_IDS.map((flock) => [
        flock,
        withMore(
          fc.record({
            name: words,
            pulletsUntil: fc.constantFrom("", "2026-12-24"),
            counts: fc.dictionary(id, note, { maxKeys: 3 }),
            heads: uniqueOf(hens),
            medicines: uniqueOf(medicine),
          }),
        ),
      ]),
    ),
  ),
);
