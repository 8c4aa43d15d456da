import fc from "fast-check";
import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";

export const farmBook = fc.record({
  isOpen: fc.boolean(),
  openedAt: fc.constantFrom("", "2026-06-20T11:00:00.000Z"),
  agedOn: fc.constantFrom("", "2026-06-20"),
  countedAt: fc.constantFrom({}, { large: "2026-06-20T12:00:00.000Z" }),
  bestBeforeDays: fc.integer({ min: 1, max: 28 }),
  handOverDays: fc.integer({ min: 1, max: 28 }),
});

const AT = "2026-06-20T11:00:00.000Z";

const eggsOf = (most: number) =>
  fc.constantFrom(
    {},
    { large: most },
    { pullet: most, doubleYolkers: 1 },
    { small: 1, medium: most, large: 1 },
  );

const lot = fc
  .record({
    from: fc.constantFrom("count", "opening", "found"),
    flock: fc.constantFrom("", "1", "5"),
    laid: fc.constantFrom("2026-06-18", "2026-06-20"),
    eggs: fc
      .constantFrom(...CATEGORY_IDS)
      .chain((more) => eggsOf(60).map((eggs) => ({ [more]: 7, ...eggs }))),
    left: fc.constantFrom({}),
  })
  .chain((one) => fc.constantFrom(one, { ...one, left: one.eggs }));

const numbered = <Item extends object>(items: readonly Item[], mark: string) =>
  items.map((item, at) => ({ id: `${mark}${at}`, at: AT, ...item }));

export const eggLots = fc.record({
  lots: fc.array(lot, { maxLength: 3 }).map((items) => numbered(items, "L")),
  weeks: fc.constantFrom(
    {},
    { "2026-01-05": { large: { count: 84 } } },
    {
      "2026-01-05": { large: { count: 84, packed: 60 }, pullet: { opening: 12 } },
      "2026-01-12": { large: { packed: -12 } },
    },
  ),
});

const move = fc.record(
  {
    lot: fc.constantFrom("L0-large", "L1-pullet"),
    eggs: fc.integer({ min: 1, max: 999 }),
    kind: fc.constantFrom("packed", "gate", "unpacked", "missing"),
    order: fc.constantFrom("A", "PAY-1"),
    note: fc.constant("To the fair"),
  },
  { requiredKeys: ["lot", "eggs", "kind"] },
);

export const eggMoves = fc.array(move, { maxLength: 3 }).map((items) => numbered(items, "M"));
