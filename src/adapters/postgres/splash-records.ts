import { isDeepStrictEqual } from "node:util";
import type { Access } from "#adapters/postgres/access.ts";
import { DEFAULT_SPLASH, type Splash } from "#core/splash/splash.ts";
import type { SplashRepository } from "#ports/splash-repository.ts";

const NAME = "splash";

const splashIn = async ({ db }: Pick<Access, "db">): Promise<Splash | undefined> =>
  db
    .selectFrom("splash")
    .select(["content", "enabled", "version"])
    .where("name", "=", NAME)
    .executeTakeFirst();

export const splashRecords = ({ db, write }: Access): SplashRepository => ({
  load: async () => (await splashIn({ db })) ?? { ...DEFAULT_SPLASH },
  save: ({ content, enabled, version }) =>
    write("splash", async (trx) => {
      const splash = { content, enabled, version };
      if (isDeepStrictEqual(await splashIn({ db: trx }), splash)) return false;
      await trx
        .insertInto("splash")
        .values({ name: NAME, ...splash })
        .onConflict((is) => is.column("name").doUpdateSet(splash))
        .execute();
      return true;
    }),
});
