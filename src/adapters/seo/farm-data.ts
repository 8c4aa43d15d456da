import type { Thing } from "#adapters/seo/linked-data.ts";
import { addressOf } from "#adapters/seo/markup.ts";
import { SITE_PICTURE } from "#adapters/seo/site-picture.ts";
import { FARM } from "#core/farm.ts";
import type { Product } from "#core/products/product.ts";
import { formatPounds } from "#core/shared/money.ts";

const COUNTRY = { code: "GB", dial: "+44" } as const;

/** "07700 900142" becomes "+447700900142". */
export const dialledFromAbroad = (phone: string): string => {
  const digits = phone.replace(/[^\d+]/g, "");
  return digits.startsWith("+") ? digits : `${COUNTRY.dial}${digits.replace(/^0/, "")}`;
};

const rangeOf = (products: readonly Product[]): string | undefined => {
  const prices = products.flatMap(({ packs }) => packs.map(({ price }) => price));
  if (prices.length === 0) return undefined;
  return [Math.min(...prices), Math.max(...prices)]
    .map((price) => `£${formatPounds(price)}`)
    .join("–");
};

const [street, town, postcode] = FARM.address;

export const farmId = (origin: string | null): string | undefined => addressOf(origin, "/#farm");

export const farmOf = (origin: string | null, products: readonly Product[]): Thing => ({
  "@type": "GroceryStore",
  "@id": farmId(origin),
  name: FARM.name,
  description: FARM.tagline,
  url: addressOf(origin, "/"),
  image: addressOf(origin, SITE_PICTURE.path),
  logo: addressOf(origin, "/pictures/icon-512.png"),
  telephone: dialledFromAbroad(FARM.phone),
  email: FARM.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: town,
    postalCode: postcode,
    addressCountry: COUNTRY.code,
  },
  geo: { "@type": "GeoCoordinates", ...FARM.coordinates },
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: FARM.collection.days,
    opens: FARM.collection.opens,
    closes: FARM.collection.closes,
  },
  areaServed: [{ "@type": "City", name: FARM.deliveryTown }, ...FARM.deliveryPostcodes],
  currenciesAccepted: "GBP",
  priceRange: rangeOf(products),
});

export const siteOf = (origin: string | null): Thing => ({
  "@type": "WebSite",
  name: FARM.name,
  url: addressOf(origin, "/"),
  inLanguage: "en-GB",
  publisher: farmId(origin) && { "@id": farmId(origin) },
});
