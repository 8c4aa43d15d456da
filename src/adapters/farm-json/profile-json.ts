import { type SavedWords, WORD_PARTS } from "#adapters/farm-json/profile-format.ts";
import { asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import { DEFAULT_PROFILE, type SavedProfile } from "#core/profile/farm-profile.ts";
import type { HomeWords, TitledText } from "#core/profile/home-words.ts";

export const wordsOf = ({ week: _own, ...words }: SavedProfile): SavedWords => words;

const changed = <Texts extends object>(texts: Texts, first: Texts): Partial<Texts> =>
  Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => first[name as keyof Texts] !== text),
  ) as Partial<Texts>;

const changedIn = (list: readonly TitledText[], first: readonly TitledText[]) =>
  list.map((one, at) => changed(one, first[at] ?? one));

const homeToJson = ({ badges, reasons, ...words }: HomeWords): StoredMap => {
  const { badges: firstBadges, reasons: firstReasons, ...first } = DEFAULT_PROFILE.home;
  return {
    ...changed(words, first),
    badges: changedIn(badges, firstBadges),
    reasons: changedIn(reasons, firstReasons),
  };
};

const without = (map: StoredMap, names: readonly string[]): StoredMap =>
  Object.fromEntries(Object.entries(map).filter(([name]) => !names.includes(name)));

const partToJson = (part: string, value: unknown, before: unknown): unknown => {
  if (part !== "home") return typeof value === "object" ? { ...asMap(before), ...value } : value;
  const others = without(asMap(before) ?? {}, Object.keys(DEFAULT_PROFILE.home));
  return { ...others, ...homeToJson(value as HomeWords) };
};

export const wordsToJson = (words: SavedWords, before: unknown): StoredMap => {
  const map = asMap(before) ?? {};
  const parts = Object.entries(words).map(([part, value]) => [
    part,
    partToJson(part, value, map[part]),
  ]);
  return { ...without(map, WORD_PARTS), ...Object.fromEntries(parts) };
};
