import { FARM } from "#core/farm.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { type FarmProfile, profileOf } from "#core/profile/farm-profile.ts";

const [street, , postcode] = FARM.address;

/** What is told of the farm that a fresh shop begins with, and of no other. */
export const OF_THE_FIRST_FARM: readonly string[] = [
  FARM.name,
  FARM.tagline,
  FARM.owner,
  FARM.phone,
  FARM.email,
  street,
  postcode,
  FARM.directions,
  String(FARM.coordinates.latitude),
];

export const HILLTOP: FarmProfile = profileOf({
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
});

export const HILLTOP_FARM = farmOf(HILLTOP);

/** The words of the first farm that a text says. */
export const firstFarmIn = (text: string): readonly string[] =>
  OF_THE_FIRST_FARM.filter((words) => text.includes(words));
