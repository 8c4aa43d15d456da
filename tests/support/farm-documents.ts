import fc from "fast-check";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { HEN_MOVES } from "#core/care/hens.ts";
import { CATALOGUE, CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import { COST_TYPES, FLOCK_IDS, LOGGED_SIZES } from "#core/flocks/flock.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";

const pounds = fc.integer({ min: 0, max: 20_000 }).map((pence) => pence / 100);
const count = fc.nat({ max: 2_000 });
const words = fc.constantFrom("", "Mabel", "Corn & grit", "Ünï 🥚", '"quoted" \\ back');

/** What an older or a newer shop may have written beside what is known. */
const unknown = fc.option(
  fc.dictionary(
    fc.constantFrom("giftWrap", "since", "later"),
    fc.oneof(words, count, fc.constant(null), fc.array(words, { maxLength: 2 })),
    { minKeys: 1 },
  ),
  { nil: {}, freq: 2 },
);

const withMore = <Known extends object>(known: fc.Arbitrary<Known>): fc.Arbitrary<Known> =>
  fc.tuple(unknown, known).map(([more, fields]) => ({ ...more, ...fields }));

const id = fc.string({ unit: fc.constantFrom(..."ABC123"), minLength: 1, maxLength: 6 });
const day = fc.constantFrom("2026-02-28", "2026-06-20", "2027-01-01");
const instant = fc.constantFrom("2026-06-20T11:00:00.000Z", "2026-06-20T12:00:00+01:00", "");

const item = withMore(
  fc.record({
    id: fc.constantFrom("large-12", "goose-1"),
    name: words,
    packSize: fc.constantFrom(6, 12, 30),
    deliveryMethod: fc.constantFrom(...DELIVERY_METHODS),
    price: pounds,
    quantity: fc.integer({ min: 1, max: 20 }),
  }),
);

const order = withMore(
  fc.record({
    id,
    date: instant,
    customerEmail: fc.constantFrom("mabel@example.com", ""),
    total: pounds,
    status: fc.constantFrom("Pending", "Completed", "On its way"),
    items: fc.array(item, { maxLength: 3 }),
  }),
);

const customer = withMore(
  fc
    .record({ id, name: words, phone: words })
    .map((one) => ({ ...one, email: `${one.id}@example.com` })),
);

const cost = withMore(
  fc.record({
    id,
    date: day,
    type: fc.constantFrom(...COST_TYPES),
    amount: pounds,
    description: words,
  }),
);

const eggs = withMore(
  fc.record({
    id,
    date: day,
    small: count,
    medium: count,
    large: count,
    extraLarge: count,
    doubleYolkers: count,
  }),
);

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

const story = withMore(
  fc.record({
    id,
    title: words,
    slug: fc.constant("a-hen"),
    featuredImage: fc.constant("/stories/marigold.svg"),
    content: fc.constantFrom("<p>Hens.</p>", ""),
    tags: fc.array(words, { maxLength: 2 }),
    author: words,
    date: instant,
    excerpt: words,
  }),
);

const listOf = <Item>(one: fc.Arbitrary<Item>) => fc.array(one, { maxLength: 4 });

const uniqueOf = <Item extends { readonly id: string }>(one: fc.Arbitrary<Item>) =>
  fc.uniqueArray(one, { maxLength: 4, selector: (record) => record.id });

const perCategory = <Value>(of: (category: (typeof CATEGORY_IDS)[number]) => fc.Arbitrary<Value>) =>
  withMore(fc.record(Object.fromEntries(CATEGORY_IDS.map((name) => [name, of(name)]))));

const titled = fc.record({ title: words, text: words });

const profile = withMore(
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
      delivery: withMore(fc.record({ town: fc.constantFrom("Hassocks"), otherwise: words })),
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

const openDay = (method: string) =>
  fc
    .record({
      weekday: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
      method: fc.constant(method),
      from: fc.constantFrom("", "10:00"),
      to: fc.constantFrom("", "16:00"),
      cutOffDays: fc.constantFrom(0, 1, 7),
      cutOffTime: fc.constantFrom("18:00", "24:00"),
    })
    .chain((row) =>
      fc.constantFrom(row, { ...row, orders: 12 }, { ...row, orders: 1, eggs: 100_000 }),
    );

const exception = fc.constantFrom(
  {
    kind: "closed",
    id: "A",
    first: "2026-12-25",
    last: "2026-12-26",
    method: "both",
    reason: "Christmas",
  },
  {
    kind: "added",
    id: "B",
    day: "2026-12-24",
    method: "delivery",
    from: "",
    to: "",
    cutOffDays: 1,
    cutOffTime: "18:00",
    eggs: 60,
  },
);

const openDays = (method: string) =>
  fc.uniqueArray(openDay(method), {
    minLength: 1,
    maxLength: 7,
    selector: ({ weekday }) => weekday,
  });

const week = fc.oneof(
  fc.constant({}),
  withMore(
    fc.record(
      {
        week: fc
          .tuple(openDays("delivery"), openDays("collection"))
          .map(([delivered, collected]) => [...delivered, ...collected]),
        area: fc.constantFrom(["BN6"], ["RH10", "EC1A 1"]),
        exceptions: fc.array(exception, { minLength: 1, maxLength: 2 }),
        horizon: fc.constantFrom(1, 60),
        before: openDays("delivery"),
        customersMay: fc.constantFrom(
          { changeDay: false, cancel: true },
          { changeDay: false, cancel: false },
        ),
      },
      { requiredKeys: ["week", "area"] },
    ),
  ),
);

const book = fc.record({
  isOpen: fc.boolean(),
  openedAt: fc.constantFrom("", "2026-06-20T11:00:00.000Z"),
  settledOn: fc.constantFrom("", "2026-06-20"),
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

const lots = fc.record({
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
    amount: pounds,
  },
  { requiredKeys: ["lot", "eggs", "kind"] },
);

/** What any shop may hold that takes every record: all of it can be read, and no id or e-mail is there twice. */
export const farmDocuments: fc.Arbitrary<FarmDocuments> = fc.record({
  eggInventory: perCategory(() => count),
  eggPrices: perCategory((category) =>
    fc.record(Object.fromEntries(CATALOGUE[category].sizes.map((size) => [size, pounds])), {
      requiredKeys: [],
    }),
  ),
  orders: uniqueOf(order),
  customers: uniqueOf(customer),
  flockData: withMore(
    fc.record(
      Object.fromEntries(
        FLOCK_IDS.map((flock) => [
          flock,
          withMore(fc.record({ costLog: listOf(cost), eggLog: listOf(eggs) })),
        ]),
      ),
    ),
  ),
  flockCare: withMore(
    fc.record(
      Object.fromEntries(
        FLOCK_IDS.map((flock) => [
          flock,
          withMore(
            fc.record({
              name: words,
              pulletsUntil: fc.constantFrom("", "2026-12-24"),
              counts: fc.dictionary(id, note, { maxKeys: 3 }),
              heads: listOf(hens),
              medicines: listOf(medicine),
            }),
          ),
        ]),
      ),
    ),
  ),
  blogPosts: uniqueOf(story).map((stories) =>
    stories.toSorted((a, b) => (`${a.date} ${a.id}` < `${b.date} ${b.id}` ? -1 : 1)),
  ),
  splashConfig: withMore(
    fc.record(
      {
        content: fc.constantFrom("", "<p>News</p>"),
        enabled: fc.boolean(),
        version: fc.integer({ min: 1, max: 99 }),
        until: fc.constantFrom("2026-12-24", "2027-02-28"),
      },
      { requiredKeys: ["content", "enabled", "version"] },
    ),
  ),
  farmProfile: profile,
  farmWeek: week,
  farmBook: book,
  eggLots: lots,
  eggMoves: fc.array(move, { maxLength: 3 }).map((items) => numbered(items, "M")),
  runOrder: fc.uniqueArray(fc.constantFrom("RH10 6AB", "RH10 6AA", "RH11 0AA"), { maxLength: 3 }),
});

/** Documents without a record, but for a splash page that says nothing. */
export const NO_RECORDS: FarmDocuments = {
  eggInventory: {},
  eggPrices: {},
  orders: [],
  customers: [],
  flockData: {},
  flockCare: {},
  blogPosts: [],
  splashConfig: { content: "", enabled: false, version: 1 },
  farmProfile: {},
  farmWeek: {},
  runOrder: [],
  farmBook: {},
  eggLots: {},
  eggMoves: [],
};

const FLAWS = [7, "nobody", null, { name: "without an id" }, []] as const;

/** What somebody may have written into a file: records twice, or that are none, anywhere among the others. */
export const flawedDocuments: fc.Arbitrary<FarmDocuments> = fc
  .tuple(
    farmDocuments,
    fc.array(fc.tuple(fc.nat(), fc.boolean(), fc.constantFrom(...FLAWS)), { maxLength: 6 }),
  )
  .map(([documents, flaws]) => {
    const withFlaws = (list: unknown): unknown =>
      flaws.reduce<unknown[]>(
        (all, [at, isTwin, flaw]) =>
          all.toSpliced(at % (all.length + 1), 0, isTwin ? (all[at % all.length] ?? flaw) : flaw),
        Array.isArray(list) ? list : [],
      );
    return {
      ...documents,
      orders: withFlaws(documents.orders),
      customers: withFlaws(documents.customers),
    };
  });
