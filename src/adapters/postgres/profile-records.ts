import { isDeepStrictEqual } from "node:util";
import { profileFormat, savedOf } from "#adapters/farm-json/profile-format.ts";
import { wordsOf, wordsToJson } from "#adapters/farm-json/profile-json.ts";
import { weekFormat } from "#adapters/farm-json/week-format.ts";
import { weekToJson } from "#adapters/farm-json/week-json.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { json } from "#adapters/postgres/values.ts";
import type { SavedProfile } from "#core/profile/farm-profile.ts";
import type { Singleton } from "#ports/singleton.ts";

type SettingName = "profile" | "week" | "runOrder" | "bookSettings";

/** The stored documents, with fields that this version doesn't know, in the order of the names. */
export const storedSettings = async (
  { db }: Pick<Access, "db">,
  ...names: readonly SettingName[]
): Promise<readonly unknown[]> => {
  const rows = await db
    .selectFrom("setting")
    .select(["name", "value"])
    .where("name", "in", names)
    .execute();
  return names.map((name) => rows.find((row) => row.name === name)?.value ?? {});
};

export const storedSetting = async (access: Pick<Access, "db">, name: SettingName) =>
  (await storedSettings(access, name))[0];

export const storeSetting = (
  { write }: Access,
  name: SettingName,
  change: (before: unknown) => unknown,
) =>
  write(name, async (trx) => {
    const before = await storedSetting({ db: trx }, name);
    const value = change(before);
    if (isDeepStrictEqual(before, value)) return false;
    await trx
      .insertInto("setting")
      .values({ name, value: json(value) })
      .onConflict((is) => is.column("name").doUpdateSet({ value: json(value) }))
      .execute();
    return true;
  });

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
