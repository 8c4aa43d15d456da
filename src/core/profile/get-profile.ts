import { kindsForSale, type Prices } from "#core/pricing/prices.ts";
import {
  type FarmProfile,
  PROFILE_SECTIONS,
  type ProfileSection,
  type PublicProfile,
  profileOf,
  publicProfileOf,
  type SavedProfile,
  SECTION_NAMES,
} from "#core/profile/farm-profile.ts";
import type { Version } from "#core/shared/version.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { Readable } from "#ports/singleton.ts";

interface Readables {
  readonly profile: Readable<SavedProfile>;
  readonly prices: Readable<Prices>;
}

export const getPublicProfile =
  ({ profile, prices }: Readables) =>
  async (): Promise<PublicProfile> =>
    publicProfileOf(profileOf(await profile.load(), kindsForSale(await prices.load())));

interface SectionState {
  readonly version: Version;
  readonly isSaved: boolean;
}

export interface ProfileSheet {
  readonly profile: FarmProfile;
  readonly sections: Readonly<Record<ProfileSection, SectionState>>;
}

/** Versions are read first: a change in between is a conflict. */
export const getProfileSheet =
  ({ profile, prices }: Pick<ShopRecords, "profile" | "prices">) =>
  async (): Promise<ProfileSheet> => {
    const versions = await profile.versions();
    const saved = await profile.load();
    const sections = SECTION_NAMES.map((section): [ProfileSection, SectionState] => [
      section,
      {
        version: versions[section],
        isSaved: PROFILE_SECTIONS[section].some((part) => saved[part] !== undefined),
      },
    ]);
    return {
      profile: profileOf(saved, kindsForSale(await prices.load())),
      sections: Object.fromEntries(sections) as Record<ProfileSection, SectionState>,
    };
  };
