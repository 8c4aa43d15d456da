import type { FarmProfile, ProfileSection } from "#core/profile/farm-profile.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import type { InvalidProfile } from "#core/profile/field-fault.ts";
import { readFarm, type TypedFarm } from "#core/profile/typed-farm.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Edit<Section extends ProfileSection, Typed> {
  readonly section: Section;
  /** Optimistic locking: the version of the section that the edit was made from. */
  readonly version: Version;
  readonly value: Typed;
}

export type ProfileEdit = Edit<"farm", TypedFarm>;

export type ProfileRefusal =
  | {
      readonly kind: "profile-changed";
      readonly version: Version;
      /** What is stored. */
      readonly value: FarmProfile[ProfileSection];
    }
  | InvalidProfile;

const READ = { farm: readFarm } as const;

/** Saves one section: another one may be edited meanwhile. */
export const saveProfile =
  ({ profile }: Pick<ShopRecords, "profile">) =>
  async ({ section, version, value }: ProfileEdit): Promise<Result<Version, ProfileRefusal>> => {
    const read = READ[section](value);
    if (!read.ok) return read;
    const before = await profile.load();
    const stored = (await profile.versions())[section];
    if (version !== stored)
      return refuse({
        kind: "profile-changed",
        version: stored,
        value: profileOf(before)[section],
      });
    await profile.save({ ...before, [section]: read.value });
    return accept((await profile.versions())[section]);
  };
