import { FARM } from "#core/farm.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { type FarmProfile, profileOf } from "#core/profile/farm-profile.ts";
import { DEFAULT_NOTICES } from "#core/profile/notices.ts";
import { USUAL_HORIZON, WITHOUT_CAPS } from "#core/week/farm-week.ts";

const [street, town, postcode] = FARM.address;

/** The words about a fresh shop's farm, and about no other. */
export const OF_THE_FIRST_FARM: readonly string[] = [
  FARM.name,
  FARM.tagline,
  FARM.owner,
  FARM.phone,
  FARM.email,
  street,
  postcode,
  FARM.otherwise,
  "Saturdays and Sundays",
  FARM.directions,
  String(FARM.coordinates.latitude),
];

/** The office alone reads it. */
export const OWNERS_ADDRESS = "barn-office@hilltop-owner.example";

export const HILLTOP: FarmProfile = profileOf({
  notices: { ...DEFAULT_NOTICES, addresses: [OWNERS_ADDRESS], lowStock: true, line: 31 },
  farm: {
    name: "Hilltop Hens",
    tagline: "Eggs from the hill.",
    owner: "Tom Hill",
    phone: "01273 000000",
    email: "tom@hilltop.example",
    street: "1 Hill Lane",
    town: "Hassocks",
    postcode: "BN6 8AA",
    directions: "Up the hill, to the top.",
    place: { latitude: 50.9269, longitude: -0.1443 },
  },
  delivery: { town: "Hassocks", otherwise: "or ring us", askPhone: "optional" },
  week: {
    week: [
      { weekday: 2, method: "delivery", from: "", to: "", ...WITHOUT_CAPS },
      { weekday: 5, method: "collection", from: "16:00", to: "18:00", ...WITHOUT_CAPS },
    ],
    exceptions: [],
    horizon: USUAL_HORIZON,
    area: ["BN6"],
  },
});

export const HILLTOP_FARM = farmOf(HILLTOP);

/** Customers may live there. */
const ITS_AREA: readonly string[] = [town, ...FARM.deliveryPostcodes];

/** The words of the first farm that a text says. */
export const firstFarmIn = (text: string): readonly string[] =>
  OF_THE_FIRST_FARM.filter((words) => text.includes(words));

export const firstAreaIn = (text: string): readonly string[] =>
  ITS_AREA.filter((words) => text.includes(words));
