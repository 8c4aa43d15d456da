import {
  PROFILE_SECTIONS,
  type ProfileSection,
  profileOf,
  type SavedProfile,
  SECTION_NAMES,
} from "#core/profile/farm-profile.ts";
import { type Version, versionOf } from "#core/shared/version.ts";
import type { ProfileRepository } from "#ports/profile-repository.ts";
import type { Singleton } from "#ports/singleton.ts";

export const profileVersions = (saved: SavedProfile): Readonly<Record<ProfileSection, Version>> => {
  const profile = profileOf(saved);
  return Object.fromEntries(
    SECTION_NAMES.map((section) => [
      section,
      versionOf(PROFILE_SECTIONS[section].map((part) => profile[part])),
    ]),
  ) as Record<ProfileSection, Version>;
};

export const profileIn = (kept: Singleton<SavedProfile>): ProfileRepository => ({
  ...kept,
  versions: async () => profileVersions(await kept.load()),
});
