import { profileFormat, savedOf } from "#adapters/farm-json/profile-format.ts";
import { wordsOf, wordsToJson } from "#adapters/farm-json/profile-json.ts";
import { weekFormat } from "#adapters/farm-json/week-format.ts";
import { weekToJson } from "#adapters/farm-json/week-json.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { storedSettings, storeSetting } from "#adapters/postgres/settings.ts";
import type { SavedProfile } from "#core/profile/farm-profile.ts";
import type { Singleton } from "#ports/singleton.ts";

const savedIn = async (access: Pick<Access, "db">): Promise<SavedProfile> => {
  const [profile, week] = await storedSettings(access, "profile", "week");
  return savedOf(profileFormat.read(profile)?.value ?? {}, weekFormat.read(week)?.value ?? null);
};

export const profileRecords = (access: Access): Singleton<SavedProfile> => ({
  load: () => savedIn(access),
  save: async (saved) => {
    await storeSetting(access, "profile", (before) => wordsToJson(wordsOf(saved), before));
    await storeSetting(access, "week", (before) => weekToJson(saved.week ?? null, before));
  },
});
