import {
  type FarmProfile,
  type ProfileSection,
  profileOf,
  type SavedProfile,
} from "#core/profile/farm-profile.ts";
import type { InvalidProfile } from "#core/profile/field-fault.ts";
import type { HomeWords } from "#core/profile/home-words.ts";
import { readDelivery, type TypedDelivery } from "#core/profile/typed-delivery.ts";
import { readFarm, type TypedFarm } from "#core/profile/typed-farm.ts";
import { readHome } from "#core/profile/typed-home.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Edit<Section extends ProfileSection, Typed> {
  readonly section: Section;
  /** Optimistic locking: the version of the section that the edit was made from. */
  readonly version: Version;
  readonly value: Typed;
}

export type ProfileEdit =
  | Edit<"farm", TypedFarm>
  | Edit<"delivery", TypedDelivery>
  | Edit<"home", HomeWords>;

export type ProfileRefusal =
  | {
      readonly kind: "profile-changed";
      readonly version: Version;
      /** What is stored. */
      readonly profile: FarmProfile;
    }
  | InvalidProfile;

const read = (edit: ProfileEdit): Result<SavedProfile, InvalidProfile> => {
  switch (edit.section) {
    case "farm":
      return readFarm(edit.value);
    case "delivery":
      return readDelivery(edit.value);
    case "home":
      return readHome(edit.value);
  }
};

/** Saves one section: another one may be edited meanwhile. */
export const saveProfile =
  ({ profile }: Pick<ShopRecords, "profile">) =>
  async (edit: ProfileEdit): Promise<Result<Version, ProfileRefusal>> => {
    const parts = read(edit);
    if (!parts.ok) return parts;
    const before = await profile.load();
    const version = (await profile.versions())[edit.section];
    if (edit.version !== version)
      return refuse({ kind: "profile-changed", version, profile: profileOf(before) });
    await profile.save({ ...before, ...parts.value });
    return accept((await profile.versions())[edit.section]);
  };
