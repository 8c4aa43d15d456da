import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialledFromAbroad } from "#adapters/seo/farm-data.ts";
import { FARM } from "#core/farm.ts";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { type PostSummary, summaryOf } from "#core/posts/post.ts";
import { SAMPLE_POSTS } from "#core/posts/sample-posts.ts";
import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { offeredPack, productsOf } from "#core/products/product.ts";
import { eggTypesOf, PRODUCT_EGGS } from "#core/profile/egg-words.ts";
import { type WeekException, WITHOUT_CAPS } from "#core/week/farm-week.ts";
import { inventories, prices } from "#tests/support/arbitraries.ts";
import { farmOpenOn } from "#tests/support/farms.ts";
import { headAt } from "#tests/support/parsed-head.ts";
import { aPost } from "#tests/support/plant.ts";
import { aPostPage } from "#tests/support/records.ts";

const HASH = "a".repeat(64);

const PRODUCTS = productsOf(FARM.eggs, DEFAULT_PRICES, DEFAULT_INVENTORY);

describe("the farm", () => {
  test.each(["/", "/contact", "/how-to-find-us"])("is described on %s", (path) => {
    const [farm, ...more] = headAt(path, { farm: FARM, products: PRODUCTS }).things("GroceryStore");
    expect(more).toEqual([]);
    expect(farm).toEqual({
      "@type": "GroceryStore",
      "@id": "https://farm.example/#farm",
      name: "Farmgate",
      description: "Fresh eggs from happy hens, straight from the farm gate.",
      url: "https://farm.example/",
      image: "https://farm.example/pictures/og.png",
      logo: "https://farm.example/pictures/icon-512.png",
      telephone: "+447700900142",
      email: "hello@farmgate.example",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Rusper Road",
        addressLocality: "Crawley",
        postalCode: "RH11 0XX",
        addressCountry: "GB",
      },
      geo: { "@type": "GeoCoordinates", latitude: 51.1215, longitude: -0.2318 },
      openingHoursSpecification: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Saturday", "Sunday"],
        opens: "10:00",
        closes: "16:00",
      },
      areaServed: [{ "@type": "City", name: "Crawley" }, "RH10", "RH11"],
      currenciesAccepted: "GBP",
      priceRange: "£1.00–£8.00",
    });
  });

  test.each(["/about", "/terms", "/checkout", "/my-orders"])("is not described on %s", (path) => {
    expect(headAt(path).tags).not.toContain("ld+json");
  });

  test("has no prices where none are known", () => {
    expect(headAt("/contact").things("GroceryStore")[0]).not.toHaveProperty("priceRange");
  });

  test("gives the site its name", () => {
    expect(headAt("/").things("WebSite")).toEqual([
      {
        "@type": "WebSite",
        name: "Farmgate",
        url: "https://farm.example/",
        inLanguage: "en-GB",
        publisher: { "@id": "https://farm.example/#farm" },
      },
    ]);
  });

  test.each([
    ["07700 900142", "+447700900142"],
    ["(01293) 900-142", "+441293900142"],
    ["+44 7700 900142", "+447700900142"],
  ])("with the phone %s has %s for calls from abroad", (written, dialled) => {
    expect(dialledFromAbroad(written)).toBe(dialled);
  });
});

describe("the eggs", () => {
  test("are six kinds, each with an offer for each pack", () => {
    const products = headAt("/", { farm: FARM, products: PRODUCTS }).things("Product");
    expect(products.map(({ name }) => name)).toEqual(PRODUCTS.map(({ name }) => name));
    expect(products[3]).toMatchObject({
      name: "Large Eggs",
      image: "https://farm.example/eggs/large.svg",
      offers: [
        { price: "1.80" },
        {
          "@type": "Offer",
          name: "Large Eggs (12 pack)",
          sku: "large-12",
          url: "https://farm.example/",
          price: "3.40",
          priceCurrency: "GBP",
          availability: "https://schema.org/InStock",
        },
        { price: "5.00" },
        { price: "8.00" },
      ],
    });
  });

  test("cost to the penny what the shop takes, and are in stock where it sells them", () => {
    fc.assert(
      fc.property(prices, inventories, (asked, inventory) => {
        const shown = productsOf(FARM.eggs, asked, inventory);
        const told = headAt("/", { farm: FARM, products: shown }).things("Product");
        const sold = shown.filter(({ packs }) => packs.length > 0);
        expect(told.map(({ name }) => name)).toEqual(sold.map(({ name }) => name));
        for (const [place, product] of sold.entries())
          expect(told[place]?.offers).toMatchObject(
            product.packs.map(({ size, price }) => ({
              sku: `${product.id}-${size}`,
              price: `${Math.trunc(price / 100)}.${`${price % 100}`.padStart(2, "0")}`,
              availability: `https://schema.org/${
                offeredPack(product, size)?.size === size ? "InStock" : "OutOfStock"
              }`,
            })),
          );
      }),
    );
  });

  test("are described by the farm's own words, without a picture that has no address", () => {
    const words = {
      name: "Big Browns",
      description: "Brown.",
      picture: "data:image/png;base64,AA",
    };
    const small = {
      ...PRODUCT_EGGS.words.small,
      picture: `/pictures/${HASH}?800x600.webp,400.webp`,
    };
    const eggs = eggTypesOf({
      order: ["large", "small", "medium", "pullet", "extraLarge", "doubleYolkers"],
      words: { ...PRODUCT_EGGS.words, large: words, small },
    });
    const products = productsOf(eggs, DEFAULT_PRICES, DEFAULT_INVENTORY);
    const [first, second] = headAt("/", { farm: { ...FARM, eggs }, products }).things("Product");
    expect(first).toMatchObject({
      name: "Big Browns",
      description: "Brown.",
      offers: expect.arrayContaining([expect.objectContaining({ name: "Big Browns (12 pack)" })]),
    });
    expect(first).not.toHaveProperty("image");
    expect(second?.image).toBe(`https://farm.example/pictures/${HASH}/800.webp`);
  });

  test("are described on Home alone", () => {
    expect(headAt("/contact", { farm: FARM, products: PRODUCTS }).things("Product")).toEqual([]);
  });
});

/** The stories that the list tells of. */
const toldOf = (...posts: readonly PostSummary[]) =>
  headAt("/our-chickens", { farm: FARM, posts: aPostPage(...posts) })
    .things("Blog")
    .flatMap(({ blogPost }) => blogPost as readonly Record<string, unknown>[]);

describe("the stories", () => {
  test("are a blog on their list", () => {
    const posts = SAMPLE_POSTS.map(summaryOf);
    const [blog] = headAt("/our-chickens", { farm: FARM, posts: aPostPage(...posts) }).things(
      "Blog",
    );
    expect(blog).toMatchObject({
      name: "Our Chickens – Farmgate",
      url: "https://farm.example/our-chickens",
      blogPost: [
        {
          "@type": "BlogPosting",
          headline: "Meet Marigold, Our Hen of the Month",
          description: "Most hens wait for the feed bucket. Marigold comes to fetch it.",
          datePublished: "2026-04-03T08:00:00.000Z",
          author: { "@type": "Person", name: "Hannah Weald" },
          publisher: { "@type": "Organization", name: "Farmgate" },
          image: "https://farm.example/pictures/story-marigold.svg",
          keywords: ["Hen of the Month"],
          url: "https://farm.example/our-chickens/1775203200000",
          mainEntityOfPage: "https://farm.example/our-chickens/1775203200000",
        },
        { headline: "Why Spring Eggs Are the Best Eggs" },
      ],
    });
  });

  test("without author are the farm's, and have no missing day and no missing tags", () => {
    const post = summaryOf(aPost({ author: "", date: "some day", tags: [] }));
    const [story] = toldOf(post);
    expect(story?.author).toMatchObject({ "@type": "Organization", name: "Farmgate" });
    expect(story).not.toHaveProperty("datePublished");
    expect(story).not.toHaveProperty("keywords");
  });

  test.each([
    ["/pictures/hat.jpg", "https://farm.example/pictures/hat.jpg"],
    ["https://pictures.example/hat.jpg", "https://pictures.example/hat.jpg"],
    ["http://pictures.example/hat.jpg", undefined],
    ["//pictures.example/hat.jpg", undefined],
    ["data:image/png;base64,AAAA", undefined],
    ["javascript:alert(1)", undefined],
    ["", undefined],
  ])("with the picture %j have %s", (featuredImage, image) => {
    expect(toldOf({ ...summaryOf(aPost()), featuredImage })[0]?.image).toBe(image);
  });
});

test("the farm is open as its week says, days with the same hours together", () => {
  const week = [
    { weekday: 6, method: "collection", from: "10:00", to: "16:00" },
    { weekday: 3, method: "collection", from: "17:00", to: "18:30" },
    { weekday: 0, method: "collection", from: "10:00", to: "16:00" },
    { weekday: 1, method: "delivery", from: "", to: "" },
  ] as const;
  const [farm] = headAt("/contact", { farm: farmOpenOn(week) }).things("GroceryStore");
  expect(farm?.openingHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Saturday", "Sunday"],
      opens: "10:00",
      closes: "16:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Wednesday"],
      opens: "17:00",
      closes: "18:30",
    },
  ]);
});

test("the farm tells search engines its days off and added days, of collection alone", () => {
  const hours = { from: "09:00", to: "12:00", ...WITHOUT_CAPS };
  const exceptions: readonly WeekException[] = [
    {
      kind: "closed",
      id: "A",
      first: "2026-12-26",
      last: "2026-12-27",
      method: "both",
      reason: "Xmas",
    },
    {
      kind: "closed",
      id: "B",
      first: "2026-12-05",
      last: "2026-12-05",
      method: "delivery",
      reason: "Van",
    },
    { kind: "added", id: "C", day: "2026-12-23", method: "collection", ...hours },
  ];
  const calendar = { ...FARM.calendar, exceptions };
  const [farm] = headAt("/contact", { farm: { ...FARM, calendar } }).things("GroceryStore");
  const type = "OpeningHoursSpecification";
  expect(farm?.specialOpeningHoursSpecification).toEqual([
    {
      "@type": type,
      validFrom: "2026-12-26",
      validThrough: "2026-12-27",
      opens: "00:00",
      closes: "00:00",
    },
    {
      "@type": type,
      validFrom: "2026-12-23",
      validThrough: "2026-12-23",
      opens: "09:00",
      closes: "12:00",
    },
  ]);
});
