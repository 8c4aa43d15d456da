import type { Thing } from "#adapters/seo/linked-data.ts";
import { addressOf } from "#adapters/seo/markup.ts";
import { SITE_PICTURE } from "#adapters/seo/site-picture.ts";
import { dialled } from "#core/customers/phone.ts";
import type { Farm } from "#core/farm.ts";
import type { Product } from "#core/products/product.ts";
import { formatPounds } from "#core/shared/money.ts";
import { WEEKDAYS } from "#core/shared/week.ts";

const COUNTRY = { code: "GB", dial: "+44" } as const;

export const dialledFromAbroad = (phone: string): string => {
  const digits = dialled(phone);
  return digits.startsWith("+") ? digits : `${COUNTRY.dial}${digits.replace(/^0/, "")}`;
};

const rangeOf = (products: readonly Product[]): string | undefined => {
  const prices = products.flatMap(({ packs }) => packs.map(({ price }) => price));
  if (prices.length === 0) return undefined;
  return [Math.min(...prices), Math.max(...prices)]
    .map((price) => `£${formatPounds(price)}`)
    .join("–");
};

const openingHours = ({
  calendar: { week },
}: Pick<Farm, "calendar">): Thing | readonly Thing[] | undefined => {
  const collections = week.filter(({ method, to }) => method === "collection" && to !== "");
  const hours = [...new Set(collections.map(({ from, to }) => `${from} ${to}`))];
  const specified = hours.map((span): Thing => {
    const [opens, closes] = span.split(" ");
    const open = collections.filter(({ from, to }) => `${from} ${to}` === span);
    const dayOfWeek = WEEKDAYS.flatMap(([weekday, name]) =>
      open.some((day) => day.weekday === weekday) ? [name] : [],
    );
    return { "@type": "OpeningHoursSpecification", dayOfWeek, opens, closes };
  });
  return specified.length > 1 ? specified : specified[0];
};

const MOST_TOLD = 20;

const specialHours = ({
  calendar: { exceptions },
}: Pick<Farm, "calendar">): readonly Thing[] | undefined => {
  const special = exceptions.flatMap((one): Thing | [] => {
    if (one.method === "delivery") return [];
    const [first, last, opens, closes] =
      one.kind === "closed"
        ? [one.first, one.last, "00:00", "00:00"]
        : [one.day, one.day, one.from, one.to];
    return {
      "@type": "OpeningHoursSpecification",
      validFrom: first,
      validThrough: last,
      opens,
      closes,
    };
  });
  return special.length > 0 ? special.slice(-MOST_TOLD) : undefined;
};

export const farmId = (origin: string | null): string | undefined => addressOf(origin, "/#farm");

export const groceryOf = (
  origin: string | null,
  { address: [street, town, postcode], ...farm }: Farm,
  products: readonly Product[],
): Thing => ({
  "@type": "GroceryStore",
  "@id": farmId(origin),
  name: farm.name,
  description: farm.tagline,
  url: addressOf(origin, "/"),
  image: addressOf(origin, SITE_PICTURE.path),
  logo: addressOf(origin, "/pictures/icon-512.png"),
  telephone: dialledFromAbroad(farm.phone),
  email: farm.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: town,
    postalCode: postcode,
    addressCountry: COUNTRY.code,
  },
  geo: { "@type": "GeoCoordinates", ...farm.coordinates },
  openingHoursSpecification: openingHours(farm),
  specialOpeningHoursSpecification: specialHours(farm),
  areaServed: [{ "@type": "City", name: farm.deliveryTown }, ...farm.deliveryPostcodes],
  currenciesAccepted: "GBP",
  priceRange: rangeOf(products),
});

export const siteOf = (origin: string | null, farm: Farm): Thing => ({
  "@type": "WebSite",
  name: farm.name,
  url: addressOf(origin, "/"),
  inLanguage: "en-GB",
  publisher: farmId(origin) && { "@id": farmId(origin) },
});
