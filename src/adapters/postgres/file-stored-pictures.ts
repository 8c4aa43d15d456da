import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import { filed } from "#adapters/postgres/filed-texts.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { touchTopics } from "#adapters/postgres/topics.ts";
import { inTransaction } from "#adapters/postgres/transaction.ts";
import { json } from "#adapters/postgres/values.ts";
import type { ShopTopic } from "#ports/change-feed.ts";

const HELD = "%data:image/%";

type Replace<Texts> = (
  db: Kysely<Tables>,
  before: Texts,
  after: Texts,
) => Promise<readonly unknown[]>;

/** Compare and set: whoever has stored other texts meanwhile isn't overwritten. */
const turn = async <Texts>(
  db: Kysely<Tables>,
  topic: ShopTopic,
  before: Texts,
  replace: Replace<Texts>,
): Promise<void> => {
  await inTransaction(db, async (trx) => {
    const access = { db: trx, write: async () => undefined };
    const after = await filed(access, before, new Date().toISOString());
    if (isDeepStrictEqual(before, after)) return;
    const replaced = await replace(trx, before, after);
    if (replaced.length > 0) await touchTopics(trx, [topic]);
  });
};

const turnPost = async (db: Kysely<Tables>, id: string): Promise<void> => {
  const post = await db
    .selectFrom("post")
    .select(["featured_image", "content"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!post) return;
  await turn(db, "posts", post, (trx, before, after) =>
    trx
      .updateTable("post")
      .set(after)
      .where("id", "=", id)
      .where("featured_image", "=", before.featured_image)
      .where("content", "=", before.content)
      .returning("id")
      .execute(),
  );
};

const turnSplash = async (db: Kysely<Tables>): Promise<void> => {
  const rows = await db
    .selectFrom("splash")
    .select("content")
    .where("content", "like", HELD)
    .execute();
  for (const { content } of rows)
    await turn(db, "splash", content, (trx, before, after) =>
      trx
        .updateTable("splash")
        .set({ content: after })
        .where("content", "=", before)
        .returning("name")
        .execute(),
    );
};

const turnSettings = async (db: Kysely<Tables>): Promise<void> => {
  const held = sql<boolean>`value::text like ${HELD}`;
  const rows = await db.selectFrom("setting").selectAll().where(held).execute();
  for (const { name, value } of rows)
    await turn(db, "profile", value, (trx, before, after) =>
      trx
        .updateTable("setting")
        .set({ value: json(after) })
        .where("name", "=", name)
        .where(sql<boolean>`value = ${json(before)}::jsonb`)
        .returning("name")
        .execute(),
    );
};

/**
 * Makes files of the pictures in texts that an older version has stored. Each process does so at its start, so that the
 * last one of a rolling update finds those too that were stored meanwhile. Idempotent, text by text.
 */
export const fileStoredPictures = async (db: Kysely<Tables>): Promise<void> => {
  const posts = await db
    .selectFrom("post")
    .select("id")
    .where((is) => is.or([is("content", "like", HELD), is("featured_image", "like", HELD)]))
    .execute();
  for (const { id } of posts) await turnPost(db, id);
  await turnSplash(db);
  await turnSettings(db);
};
