import type { ProfileSection, SavedProfile } from "#core/profile/farm-profile.ts";
import type { Version } from "#core/shared/version.ts";
import type { Singleton } from "#ports/singleton.ts";

export interface ProfileRepository extends Singleton<SavedProfile> {
  versions(): Promise<Readonly<Record<ProfileSection, Version>>>;
}
