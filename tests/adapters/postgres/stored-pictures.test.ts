import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "#adapters/postgres/database.ts";
import { fileStoredPictures } from "#adapters/postgres/file-stored-pictures.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { topicVersions } from "#adapters/postgres/topics.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { dataAddress, hashOf, pngOf } from "#tests/support/picture-files.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import { aPost } from "#tests/support/records.ts";

const [FIRST, SECOND] = [pngOf(30, 20), pngOf(20, 30)];
const BROKEN = FIRST.subarray(0, 40);
const addressOf = (bytes: Buffer) => `/pictures/${hashOf(bytes)}`;

const holding = (...pictures: readonly Buffer[]) =>
  pictures.map((bytes) => `<p>A</p><img src="${dataAddress(bytes)}" alt="">`).join("");
const naming = (...pictures: readonly Buffer[]) =>
  pictures.map((bytes) => `<p>A</p><img src="${addressOf(bytes)}" alt="">`).join("");

const ofBefore = async ({ db }: Pick<Database, "db">) => {
  const { records } = postgresShop({ db });
  await records.posts.add(
    aPost({ id: "1", featuredImage: dataAddress(FIRST), content: holding(FIRST, SECOND) }),
  );
  await records.posts.add(aPost({ id: "2", content: holding(SECOND) }));
  return { db, ...records };
};

describe.each(ENGINES)("pictures in texts of an older version, in %s", (name, fresh) => {
  test("become files, which the texts name", async () => {
    const { db, posts, splash, profile, pictures } = await ofBefore(await fresh());
    await splash.save({ content: holding(FIRST), enabled: true, version: 2 });
    await profile.save({ home: DEFAULT_PROFILE.home });
    const later = JSON.stringify({ later: holding(SECOND) });
    await sql`update setting set value = ${later}::jsonb`.execute(db);
    await fileStoredPictures(db);
    expect(await posts.find("1")).toMatchObject({
      featuredImage: addressOf(FIRST),
      content: naming(FIRST, SECOND),
    });
    expect((await posts.find("2"))?.content).toBe(naming(SECOND));
    expect((await splash.load()).content).toBe(naming(FIRST));
    const { rows } = await sql`select value from setting`.execute(db);
    expect(rows).toContainEqual({ value: { later: naming(SECOND) } });
    const hashes = (await pictures.all()).map(({ hash }) => hash);
    expect(hashes).toEqual([FIRST, SECOND].map(hashOf).toSorted());
    const original = await pictures.original(hashOf(FIRST));
    expect(Buffer.from(original?.bytes ?? [])).toEqual(FIRST);
  });

  test("are heard of once, and not again at the next start", async () => {
    const { db } = await ofBefore(await fresh());
    const before = await topicVersions(db);
    await fileStoredPictures(db);
    const after = await topicVersions(db);
    expect(after.posts).toBe(before.posts + 2);
    await fileStoredPictures(db);
    expect(await topicVersions(db)).toEqual(after);
  });

  test("stay where no shop keeps them", async () => {
    const { db, posts } = await ofBefore(await fresh());
    await posts.replace(aPost({ id: "2", content: holding(FIRST, BROKEN) }));
    await fileStoredPictures(db);
    expect((await posts.find("2"))?.content).toBe(`${naming(FIRST)}${holding(BROKEN)}`);
  });

  test("are found at the next start where this one ended in between", async () => {
    const { db, posts } = await ofBefore(await fresh());
    const dying = db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === "UpdateQueryNode") throw new Error("killed");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(fileStoredPictures(dying)).rejects.toThrow("killed");
    expect((await posts.find("1"))?.content).toBe(holding(FIRST, SECOND));
    await fileStoredPictures(db);
    expect((await posts.find("1"))?.content).toBe(naming(FIRST, SECOND));
  });

  // PGlite has one connection, and one process.
  test.skipIf(name === "PGlite")("don't take the place of what others store", async () => {
    const { db, posts } = await ofBefore(await fresh());
    let isFirst = true;
    const meanwhile = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isFirst && result.rows.some((row) => "content" in row)) {
          isFirst = false;
          const newer = { id: "1", featuredImage: dataAddress(FIRST), content: "<p>Newer</p>" };
          await posts.replace(aPost(newer));
        }
        return result;
      },
    });
    await fileStoredPictures(meanwhile);
    expect((await posts.find("1"))?.content).toBe("<p>Newer</p>");
    expect((await posts.find("2"))?.content).toBe(naming(SECOND));
  });
});
