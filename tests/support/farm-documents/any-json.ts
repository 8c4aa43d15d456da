import fc from "fast-check";

export const pounds = fc.integer({ min: 0, max: 20_000 }).map((pence) => pence / 100);

export const count = fc.nat({ max: 2_000 });

export const words = fc.constantFrom("", "Mabel", "Corn & grit", "Ünï 🥚", '"quoted" \\ back');

/** What an older or a newer shop may have written beside what is known. */
export const unknown = fc.option(
  fc.dictionary(
    fc.constantFrom("giftWrap", "since", "later"),
    fc.oneof(words, count, fc.constant(null), fc.array(words, { maxLength: 2 })),
    { minKeys: 1 },
  ),
  { nil: {}, freq: 2 },
);

export const withMore = <Known extends object>(known: fc.Arbitrary<Known>): fc.Arbitrary<Known> =>
  fc.tuple(unknown, known).map(([more, fields]) => ({ ...more, ...fields }));

export const id = fc.string({ unit: fc.constantFrom(..."ABC123"), minLength: 1, maxLength: 6 });

export const day = fc.constantFrom("2026-02-28", "2026-06-20", "2027-01-01");

export const instant = fc.constantFrom("2026-06-20T11:00:00.000Z", "2026-06-20T12:00:00+01:00", "");

export const listOf = <Item>(one: fc.Arbitrary<Item>) => fc.array(one, { maxLength: 4 });

export const uniqueOf = <Item extends { readonly id: string }>(one: fc.Arbitrary<Item>) =>
  fc.uniqueArray(one, { maxLength: 4, selector: (record) => record.id });
