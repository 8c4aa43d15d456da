import { EGG_TYPES } from "#core/catalogue/catalogue.ts";
import { packId } from "#core/catalogue/pack.ts";
import type { BookSettings } from "#core/ledger/book-settings.ts";
import type { Post } from "#core/posts/post.ts";
import type { Prices } from "#core/pricing/prices.ts";
import {
  PROFILE_SECTIONS,
  type ProfileSection,
  profileOf,
  type SavedProfile,
  SECTION_NAMES,
} from "#core/profile/farm-profile.ts";
import type { Version } from "#core/shared/version.ts";

export const priceVersions = (prices: Prices): Readonly<Record<string, Version>> =>
  Object.fromEntries(
    EGG_TYPES.flatMap(({ id: category, sizes }) =>
      sizes.map((packSize) => [
        packId({ category, packSize }),
        String(prices[category][packSize] ?? 0),
      ]),
    ),
  );

/** FNV-1a of 32 bits (draft-eastlake-fnv); two starts together are as good as 64 bits. */
const hash = (text: string, start: number): number => {
  let bits = start;
  for (let at = 0; at < text.length; at += 1)
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return bits >>> 0;
};

const versionOf = (value: unknown): Version => {
  const text = JSON.stringify(value);
  return [text.length, hash(text, 0x811c9dc5), hash(text, 0x01234567)]
    .map((part) => part.toString(36))
    .join("-");
};

export const postVersion = ({ title, featuredImage, content, tags }: Post): Version =>
  versionOf([title, featuredImage, content, tags]);

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
