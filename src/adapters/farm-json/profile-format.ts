import * as v from "valibot";
import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import {
  DEFAULT_PROFILE,
  type FarmProfile,
  PROFILE_SECTIONS,
  type ProfileSection,
  type SavedProfile,
} from "#core/profile/farm-profile.ts";

const { farm } = DEFAULT_PROFILE;

const textOr = (initial: string) => v.fallback(v.string(), initial);

const Place = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const SECTIONS = {
  farm: v.object({
    name: v.fallback(v.pipe(v.string(), v.nonEmpty()), farm.name),
    tagline: textOr(farm.tagline),
    owner: textOr(farm.owner),
    phone: textOr(farm.phone),
    email: textOr(farm.email),
    street: textOr(farm.street),
    town: textOr(farm.town),
    postcode: textOr(farm.postcode),
    directions: textOr(farm.directions),
    place: v.fallback(Place, farm.place),
  }),
} as const satisfies { readonly [S in ProfileSection]: v.GenericSchema<unknown, FarmProfile[S]> };

const readSection = (map: StoredMap, section: ProfileSection) =>
  v.safeParse(SECTIONS[section], asMap(map[section]));

/** `{ farm?: { name, tagline, … } }`: by section; a field that is missing or of the wrong kind has its default. */
export const profileFormat: DocumentFormat<SavedProfile> = {
  topic: "profile",
  initial: {},
  read: (stored) => {
    const map = asMap(stored);
    if (map === null) return null;
    const found = PROFILE_SECTIONS.filter((section) => Object.hasOwn(map, section)).map(
      (section) => [section, readSection(map, section)] as const,
    );
    const readable = found.flatMap(([section, { success, output }]) =>
      success ? [[section, output] as const] : [],
    );
    const lost = found.filter(([, { success }]) => !success).map(([section]) => section);
    return {
      value: Object.fromEntries(readable),
      stored: Object.fromEntries(
        Object.entries(map).filter(([name]) => !lost.some((section) => section === name)),
      ),
      skipped: lost.length,
    };
  },
};

export const profileToJson = (saved: SavedProfile, before: unknown): unknown => {
  const map = asMap(before) ?? {};
  const sections = Object.entries(saved).map(([section, value]) => [
    section,
    { ...asMap(map[section]), ...value },
  ]);
  return { ...map, ...Object.fromEntries(sections) };
};
