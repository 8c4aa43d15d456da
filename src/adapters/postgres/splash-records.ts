import { isDeepStrictEqual } from "node:util";
import type { Access } from "#adapters/postgres/access.ts";
import { DEFAULT_SPLASH, type Splash } from "#core/splash/splash.ts";
import type { SplashRepository } from "#ports/splash-repository.ts";

const NAME = "splash";

const splashIn = async ({ db }: Pick<Access, "db">): Promise<Splash | undefined> => {
  const row = await db
    .selectFrom("splash")
    .select(["content", "enabled", "version", "until"])
    .where("name", "=", NAME)
    .executeTakeFirst();
  if (!row) return;
  const { until, ...splash } = row;
  return until === null ? splash : { ...splash, until };
};

export const splashRecords = ({ db, write }: Access): SplashRepository => ({
  load: async () => (await splashIn({ db })) ?? { ...DEFAULT_SPLASH },
  save: ({ content, enabled, version, until }) =>
    write("splash", async (trx) => {
      const splash = { content, enabled, version, until: until ?? null };
      const before = await splashIn({ db: trx });
      if (before && isDeepStrictEqual({ ...before, until: before.until ?? null }, splash))
        return false;
      await trx
        .insertInto("splash")
        .values({ name: NAME, ...splash })
        .onConflict((is) => is.column("name").doUpdateSet(splash))
        .execute();
      return true;
    }),
});
