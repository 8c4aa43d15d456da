import type { CommandContext, Commanding } from "#core/command.ts";
import { type Filed, filePictures, keepPictures } from "#core/pictures/file-pictures.ts";
import type { UnfitPicture } from "#core/pictures/picture.ts";
import type { FarmEggs } from "#core/profile/egg-words.ts";
import {
  DEFAULT_PROFILE,
  type DeliveryWords,
  type FarmProfile,
  type ProfileSection,
  profileOf,
  type SavedProfile,
} from "#core/profile/farm-profile.ts";
import type { AboutText } from "#core/profile/farm-texts.ts";
import type { InvalidProfile } from "#core/profile/field-fault.ts";
import type { HomeWords } from "#core/profile/home-words.ts";
import { readAbout } from "#core/profile/typed-about.ts";
import { readDelivery } from "#core/profile/typed-delivery.ts";
import { readEggs } from "#core/profile/typed-eggs.ts";
import { readFarm, type TypedFarm } from "#core/profile/typed-farm.ts";
import { readHome } from "#core/profile/typed-home.ts";
import { readNotices, type TypedNotices } from "#core/profile/typed-notices.ts";
import { readTerms, type TypedTerms } from "#core/profile/typed-terms.ts";
import { unchangedHome } from "#core/profile/unchanged-home.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface Edit<Section extends ProfileSection, Typed> {
  readonly section: Section;
  readonly version: Version;
  readonly value: Typed;
}

export type ProfileEdit =
  | Edit<"farm", TypedFarm>
  | Edit<"delivery", DeliveryWords>
  | Edit<"home", HomeWords>
  | Edit<"eggs", FarmEggs>
  | Edit<"about", AboutText>
  | Edit<"terms", TypedTerms>
  | Edit<"notices", TypedNotices>;

export type ProfileRefusal =
  | {
      readonly kind: "profile-changed";
      readonly version: Version;
      readonly profile: FarmProfile;
    }
  | InvalidProfile;

const read = async (
  edit: ProfileEdit,
  cleaner: ShopPorts["cleaner"],
): Promise<Result<SavedProfile, InvalidProfile>> => {
  switch (edit.section) {
    case "farm":
      return readFarm(edit.value);
    case "delivery":
      return readDelivery(edit.value);
    case "home":
      return readHome(edit.value);
    case "eggs":
      return readEggs(edit.value);
    case "about":
      return accept(await readAbout(edit.value, cleaner));
    case "terms":
      return readTerms(edit.value, cleaner);
    case "notices":
      return readNotices(edit.value);
  }
};

interface SavedSection extends Pick<ProfileEdit, "section" | "version"> {
  readonly parts: SavedProfile;
}

const withoutFirstWords = (
  { home, ...parts }: SavedProfile,
  { delivery, week }: FarmProfile,
): SavedProfile =>
  home
    ? {
        ...parts,
        home: unchangedHome(home, DEFAULT_PROFILE.home, {
          deliveryTown: delivery.town,
          calendar: week,
        }),
      }
    : parts;

const storeSection =
  ({ profile, pictures, now }: Pick<ShopRecords, "profile" | "pictures"> & CommandContext) =>
  async (
    edit: SavedSection,
    kept: Filed<ProfileEdit>["pictures"],
  ): Promise<Result<Version, ProfileRefusal>> => {
    const before = await profile.load();
    const version = (await profile.versions())[edit.section];
    if (edit.version !== version)
      return refuse({ kind: "profile-changed", version, profile: profileOf(before) });
    await keepPictures({ pictures, now }, kept);
    await profile.save({ ...before, ...withoutFirstWords(edit.parts, profileOf(before)) });
    return accept((await profile.versions())[edit.section]);
  };

export const saveProfile = ({
  cleaner,
  pictureCodec,
  command,
}: Pick<ShopPorts, "cleaner" | "pictureCodec"> & Commanding) => {
  const store = command(storeSection);
  return async (typed: ProfileEdit): Promise<Result<Version, ProfileRefusal | UnfitPicture>> => {
    const filed = filePictures(pictureCodec, typed);
    if (!filed.ok) return filed;
    const { value: edit, pictures } = filed.value;
    const parts = await read(edit, cleaner);
    if (!parts.ok) return parts;
    return store({ section: edit.section, version: edit.version, parts: parts.value }, pictures);
  };
};
