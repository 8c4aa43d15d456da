import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import type { BookSettings } from "#core/ledger/book-settings.ts";
import type { Prices } from "#core/pricing/prices.ts";
import {
  PROFILE_SECTIONS,
  type ProfileSection,
  profileOf,
  type SavedProfile,
  SECTION_NAMES,
} from "#core/profile/farm-profile.ts";
import { type Version, versionOf } from "#core/shared/version.ts";

export const priceVersions = (prices: Prices): Readonly<Record<string, Version>> =>
  Object.fromEntries(
    EGG_TYPES.flatMap(({ id: category, sizes }) =>
      sizes.map((packSize) => [
        packId({ category, packSize }),
        String(prices[category][packSize] ?? 0),
      ]),
    ),
  );

export const profileVersions = (saved: SavedProfile): Readonly<Record<ProfileSection, Version>> => {
  const profile = profileOf(saved);
  return Object.fromEntries(
    SECTION_NAMES.map((section) => [
      section,
      versionOf(PROFILE_SECTIONS[section].map((part) => profile[part])),
    ]),
  ) as Record<ProfileSection, Version>;
};

export const bookVersion = ({ bestBeforeDays, handOverDays, isOpen }: BookSettings): Version =>
  versionOf([bestBeforeDays, handOverDays, isOpen]);
