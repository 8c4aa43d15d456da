import { type Kysely, sql } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import { namedPictures } from "#adapters/postgres/named-pictures.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import type { PictureFacts } from "#core/pictures/picture.ts";
import type { PictureRepository } from "#ports/picture-repository.ts";

const factsIn = async (
  db: Kysely<Tables>,
  hashes: readonly string[] | null,
): Promise<readonly PictureFacts[]> => {
  if (hashes?.length === 0) return [];
  const pictures = await db
    .selectFrom("picture")
    .select(["hash", "type", "width", "height"])
    .$if(hashes !== null, (query) => query.where("hash", "in", hashes ?? []))
    .orderBy("hash")
    .execute();
  const files = await db
    .selectFrom("picture_width")
    .select(["hash", "type", "width"])
    .$if(hashes !== null, (query) => query.where("hash", "in", hashes ?? []))
    .orderBy("width")
    .execute();
  return pictures.map((picture) => ({
    ...picture,
    narrower: files
      .filter(({ hash }) => hash === picture.hash)
      .map(({ type, width }) => ({ type, width })),
  }));
};

const NAMING = ["posts", "splash", "profile"] as const;

const removeOld = async (db: Kysely<Tables>, before: string): Promise<number> => {
  const gone = await db
    .deleteFrom("picture")
    .where("named", "<", sql<Date>`${before}::timestamptz`)
    .returning("hash")
    .execute();
  const hashes = gone.map(({ hash }) => hash);
  if (hashes.length > 0) await db.deleteFrom("picture_width").where("hash", "in", hashes).execute();
  return hashes.length;
};

export const pictureRecords = ({ db, write }: Access): PictureRepository => ({
  keep: async (original, now) => {
    await db
      .insertInto("picture")
      .values({ ...original, named: now })
      .onConflict((is) => is.column("hash").doUpdateSet({ named: now }))
      .execute();
  },
  addNarrower: async (hash, files) => {
    if (files.length === 0 || (await factsIn(db, [hash])).length === 0) return;
    const rows = files.map(({ type, width, height, bytes }) => ({
      hash,
      type,
      width,
      height,
      bytes,
    }));
    await db
      .insertInto("picture_width")
      .values(rows)
      .onConflict((is) => is.doNothing())
      .execute();
    if ((await namedPictures(db)).has(hash))
      for (const topic of NAMING) await write(topic, async () => true);
  },
  facts: (hashes) => factsIn(db, hashes),
  original: async (hash) =>
    (await db
      .selectFrom("picture")
      .select(["hash", "type", "width", "height", "bytes", "written"])
      .where("hash", "=", hash)
      .executeTakeFirst()) ?? null,
  narrower: async (hash, width) =>
    (await db
      .selectFrom("picture_width")
      .select(["type", "bytes"])
      .where("hash", "=", hash)
      .where("width", "=", width)
      .executeTakeFirst()) ?? null,
  all: () => factsIn(db, null),
  removeUnnamed: async (now, before) => {
    const hashes = [...(await namedPictures(db))];
    if (hashes.length > 0)
      await db.updateTable("picture").set({ named: now }).where("hash", "in", hashes).execute();
    return removeOld(db, before);
  },
});
