import { isDeepStrictEqual } from "node:util";
import type { SingletonFormat } from "#adapters/farm-json/document-format.ts";
import type { Access } from "#adapters/postgres/access.ts";
import { json } from "#adapters/postgres/values.ts";
import type { ShopTopic } from "#ports/change-feed.ts";
import type { Singleton } from "#ports/singleton.ts";

export const storedSettings = async (
  { db }: Pick<Access, "db">,
  ...names: readonly ShopTopic[]
): Promise<readonly unknown[]> => {
  const rows = await db
    .selectFrom("setting")
    .select(["name", "value"])
    .where("name", "in", names)
    .execute();
  return names.map((name) => rows.find((row) => row.name === name)?.value ?? {});
};

export const storedSetting = async (access: Pick<Access, "db">, name: ShopTopic) =>
  (await storedSettings(access, name))[0];

export const storeSetting = (
  { write }: Access,
  name: ShopTopic,
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

export const settingIn = <Value>(
  access: Access,
  { topic, read, initial, toStored }: SingletonFormat<Value>,
): Singleton<Value> => ({
  load: async () => read(await storedSetting(access, topic))?.value ?? structuredClone(initial),
  save: (value) => storeSetting(access, topic, (before) => toStored(value, before)),
});
