import { type AskPhone, type Business, FARM } from "#core/farm.ts";
import { type FarmEggs, PRODUCT_EGGS } from "#core/profile/egg-words.ts";
import { type AboutText, type Additions, NO_TEXT } from "#core/profile/farm-texts.ts";
import { followingFirst, type HomeWords, homeWordsOf } from "#core/profile/home-words.ts";
import { DEFAULT_NOTICES, type Notices } from "#core/profile/notices.ts";
import { picked } from "#core/shared/picked.ts";
import type { FarmWeek } from "#core/week/farm-week.ts";

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface FarmFacts {
  readonly name: string;
  readonly tagline: string;
  readonly owner: string;
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly directions: string;
  readonly place: Coordinates;
}

export interface DeliveryWords {
  readonly town: string;
  readonly otherwise: string;
  readonly askPhone: AskPhone;
}

export interface FarmProfile {
  readonly farm: FarmFacts;
  readonly delivery: DeliveryWords;
  readonly week: FarmWeek;
  readonly home: HomeWords;
  readonly eggs: FarmEggs;
  readonly business: Business;
  readonly about: AboutText;
  readonly additions: Additions;
  readonly notices: Notices;
  readonly setupHidden: boolean;
  readonly samplesKept: boolean;
}

/** An allow-list: every page comes with these. */
const PUBLIC_PARTS = [
  "farm",
  "delivery",
  "week",
  "home",
  "eggs",
  "business",
] as const satisfies readonly (keyof FarmProfile)[];

export type PublicProfile = Pick<FarmProfile, (typeof PUBLIC_PARTS)[number]>;

export const publicProfileOf = (profile: FarmProfile): PublicProfile =>
  picked(profile, PUBLIC_PARTS);

export type ProfilePart = keyof FarmProfile;

export type SavedProfile = Partial<FarmProfile>;

export const PROFILE_SECTIONS = {
  farm: ["farm"],
  delivery: ["delivery"],
  home: ["home"],
  eggs: ["eggs"],
  about: ["about"],
  terms: ["business", "additions"],
  notices: ["notices"],
  week: ["week"],
} as const satisfies Readonly<Record<string, readonly ProfilePart[]>>;

export type ProfileSection = keyof typeof PROFILE_SECTIONS;

export const SECTION_NAMES = Object.keys(PROFILE_SECTIONS) as readonly ProfileSection[];

const [street, town, postcode] = FARM.address;

export const DEFAULT_PROFILE: FarmProfile = {
  farm: {
    name: FARM.name,
    tagline: FARM.tagline,
    owner: FARM.owner,
    phone: FARM.phone,
    email: FARM.email,
    street,
    town,
    postcode,
    directions: FARM.directions,
    place: FARM.coordinates,
  },
  delivery: { town: FARM.deliveryTown, otherwise: FARM.otherwise, askPhone: FARM.askPhone },
  week: { ...FARM.calendar, area: FARM.deliveryPostcodes },
  home: homeWordsOf(FARM),
  eggs: PRODUCT_EGGS,
  business: FARM.business,
  about: { content: NO_TEXT },
  additions: { terms: NO_TEXT, privacy: NO_TEXT },
  notices: DEFAULT_NOTICES,
  setupHidden: false,
  samplesKept: false,
};

export const PROFILE_PARTS = Object.keys(DEFAULT_PROFILE) as readonly ProfilePart[];

/** Home's first words name town, days and the number of kinds, until the owner changes them. */
export const profileOf = (saved: SavedProfile, kinds?: number): FarmProfile => {
  const profile = { ...DEFAULT_PROFILE, ...saved };
  const { delivery, week, home } = profile;
  const first = homeWordsOf({ deliveryTown: delivery.town, calendar: week }, kinds);
  return { ...profile, home: followingFirst(home, DEFAULT_PROFILE.home, first) };
};
