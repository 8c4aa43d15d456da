import {
  type FarmProfile,
  PROFILE_SECTIONS,
  type ProfileSection,
  profileOf,
} from "#core/profile/farm-profile.ts";
import type { Version } from "#core/shared/version.ts";
import type { ShopRecords } from "#ports/records.ts";

/** What anyone may read. */
export const getPublicProfile =
  ({ profile }: Pick<ShopRecords, "profile">) =>
  async (): Promise<FarmProfile> =>
    profileOf(await profile.load());

export type ProfileSheet = {
  readonly [Section in ProfileSection]: {
    readonly value: FarmProfile[Section];
    readonly version: Version;
    readonly isSaved: boolean;
  };
};

/** Versions are read first: a change in between is a conflict. */
export const getProfileSheet =
  ({ profile }: Pick<ShopRecords, "profile">) =>
  async (): Promise<ProfileSheet> => {
    const versions = await profile.versions();
    const saved = await profile.load();
    const values = profileOf(saved);
    return Object.fromEntries(
      PROFILE_SECTIONS.map((section) => [
        section,
        { value: values[section], version: versions[section], isSaved: section in saved },
      ]),
    ) as unknown as ProfileSheet;
  };
