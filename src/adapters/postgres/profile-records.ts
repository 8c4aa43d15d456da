import { isDeepStrictEqual } from "node:util";
import { profileFormat, savedOf } from "#adapters/farm-json/profile-format.ts";
import { wordsOf, wordsToJson } from "#adapters/farm-json/profile-json.ts";
import { weekFormat } from "#adapters/farm-json/week-format.ts";
import { weekToJson } from "#adapters/farm-json/week-json.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { json } from "#adapters/postgres/values.ts";
import { profileVersions } from "#adapters/versions/version-of.ts";
import type { SavedProfile } from "#core/profile/farm-profile.ts";
import type { ProfileRepository } from "#ports/profile-repository.ts";

type SettingName = "profile" | "week" | "runOrder" | "bookSettings";

export const storedSetting = async (
  { db }: Pick<Access, "db">,
  name: SettingName,
): Promise<unknown> =>
  (await db.selectFrom("setting").select("value").where("name", "=", name).executeTakeFirst())
    ?.value ?? {};

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

const savedIn = async (access: Pick<Access, "db">): Promise<SavedProfile> =>
  savedOf(
    profileFormat.read(await storedSetting(access, "profile"))?.value ?? {},
    weekFormat.read(await storedSetting(access, "week"))?.value ?? null,
  );

export const profileRecords = (access: Access): ProfileRepository => ({
  load: () => savedIn(access),
  versions: async () => profileVersions(await savedIn(access)),
  save: async (saved) => {
    await storeSetting(access, "profile", (before) => wordsToJson(wordsOf(saved), before));
    await storeSetting(access, "week", (before) => weekToJson(saved.week ?? null, before));
  },
});
