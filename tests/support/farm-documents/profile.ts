import fc from "fast-check";
import { CATALOGUE, CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { ASK_PHONE } from "#core/farm.ts";
import { withMore, words } from "#tests/support/farm-documents/any-json.ts";

const titled = fc.record({ title: words, text: words });

export const farmProfile = withMore(
  fc.record(
    {
      farm: withMore(
        fc.record({
          name: fc.constantFrom("Hilltop Hens", "Farmgate"),
          tagline: words,
          owner: words,
          phone: words,
          email: fc.constant("hens@example.com"),
          street: words,
          town: words,
          postcode: fc.constant("BN6 8AA"),
          directions: words,
          place: fc.constant({ latitude: 50.9, longitude: -0.1 }),
        }),
      ),
      delivery: withMore(
        fc.record({
          town: fc.constantFrom("Hassocks"),
          otherwise: words,
          askPhone: fc.constantFrom(...ASK_PHONE),
        }),
      ),
      eggs: withMore(
        fc.record({
          order: fc.shuffledSubarray([...CATEGORY_IDS], { minLength: CATEGORY_IDS.length }),
          words: fc.record(
            Object.fromEntries(
              CATEGORY_IDS.map((id) => [
                id,
                fc.record({
                  name: fc.constantFrom(CATALOGUE[id].name, "Big Browns"),
                  description: words,
                  picture: fc.constantFrom("", "data:image/png;base64,AAAA"),
                }),
              ]),
            ),
          ),
        }),
      ),
      home: withMore(
        fc.record({
          headline: words,
          introduction: words,
          picture: fc.constantFrom("", "/pictures/hero.svg"),
          pictureText: words,
          badges: fc.tuple(titled, titled, titled),
          reasons: fc.tuple(titled, titled, titled),
        }),
      ),
      business: withMore(
        fc.record({ name: words, address: words, vat: fc.constantFrom("", "GB 123 4567 89") }),
      ),
      about: withMore(fc.record({ content: fc.constantFrom("", "<p>Hens.</p>") })),
      additions: withMore(fc.record({ terms: words, privacy: fc.constant("<p>Ask us.</p>") })),
      setupHidden: fc.boolean(),
      samplesKept: fc.boolean(),
      notices: withMore(
        fc.record({
          addresses: fc.constantFrom([], ["tom@hilltop.example"], ["a@b.example", "c@d.example"]),
          newOrder: fc.boolean(),
          message: fc.boolean(),
          attention: fc.boolean(),
          lowStock: fc.boolean(),
          line: fc.integer({ min: 1, max: 999 }),
        }),
      ),
    },
    { requiredKeys: [] },
  ),
);
