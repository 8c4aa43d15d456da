import { FARM } from "#core/farm.ts";

/** Degrees north and east (WGS 84). */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface FarmFacts {
  readonly name: string;
  readonly tagline: string;
  /** Who writes the stories. */
  readonly owner: string;
  /** As people write it; texts are welcome. */
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly town: string;
  readonly postcode: string;
  readonly directions: string;
  readonly place: Place;
}

/** What customers read about the farm, by the sections in which its owner edits it. */
export interface FarmProfile {
  readonly farm: FarmFacts;
}

export type ProfileSection = keyof FarmProfile;

/** The sections that the owner has saved. */
export type SavedProfile = Partial<FarmProfile>;

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
};

export const PROFILE_SECTIONS = Object.keys(DEFAULT_PROFILE) as readonly ProfileSection[];

export const profileOf = (saved: SavedProfile): FarmProfile => ({ ...DEFAULT_PROFILE, ...saved });
