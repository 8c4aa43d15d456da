import { isDeepStrictEqual } from "node:util";
import { profileFormat, profileToJson } from "#adapters/farm-json/profile-format.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { json } from "#adapters/postgres/values.ts";
import { profileVersions } from "#adapters/versions/version-of.ts";
import type { SavedProfile } from "#core/profile/farm-profile.ts";
import type { ProfileRepository } from "#ports/profile-repository.ts";

const NAME = "profile";

/** The document as it is stored, with what this version doesn't know. */
export const storedProfile = async ({ db }: Pick<Access, "db">): Promise<unknown> =>
  (await db.selectFrom("setting").select("value").where("name", "=", NAME).executeTakeFirst())
    ?.value ?? {};

const savedIn = async (access: Pick<Access, "db">): Promise<SavedProfile> =>
  profileFormat.read(await storedProfile(access))?.value ?? {};

export const storeProfile = ({ write }: Access, change: (before: unknown) => unknown) =>
  write("profile", async (trx) => {
    const before = await storedProfile({ db: trx });
    const value = change(before);
    if (isDeepStrictEqual(before, value)) return false;
    await trx
      .insertInto("setting")
      .values({ name: NAME, value: json(value) })
      .onConflict((is) => is.column("name").doUpdateSet({ value: json(value) }))
      .execute();
    return true;
  });

export const profileRecords = (access: Access): ProfileRepository => ({
  load: () => savedIn(access),
  versions: async () => profileVersions(await savedIn(access)),
  save: (saved) => storeProfile(access, (before) => profileToJson(saved, before)),
});
