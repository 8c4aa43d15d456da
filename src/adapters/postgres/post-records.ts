import { isDeepStrictEqual } from "node:util";
import type { Access } from "#adapters/postgres/access.ts";
import { postPage } from "#adapters/postgres/post-page.ts";
import { postOf, postRow } from "#adapters/postgres/post-row.ts";
import { postVersion } from "#adapters/versions/version-of.ts";
import type { Post } from "#core/posts/post.ts";
import type { PostRepository } from "#ports/post-repository.ts";

const findIn = async (db: Access["db"], id: string): Promise<Post | null> => {
  const row = await db.selectFrom("post").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? postOf(row) : null;
};

export const postRecords = ({ db, write }: Access): PostRepository => ({
  find: async (id) => {
    const post = await findIn(db, id);
    return post && { ...post, version: postVersion(post) };
  },
  page: (before) => postPage(db, before),
  add: (post) =>
    write("posts", async (trx) => {
      await trx.insertInto("post").values(postRow(post)).execute();
      return true;
    }),
  replace: (post) =>
    write("posts", async (trx) => {
      const before = await findIn(trx, post.id);
      if (!before || isDeepStrictEqual(before, post)) return false;
      await trx.updateTable("post").set(postRow(post)).where("id", "=", post.id).execute();
      return true;
    }),
  remove: (id) =>
    write("posts", async (trx) => {
      const gone = await trx.deleteFrom("post").where("id", "=", id).returning("id").execute();
      return gone.length > 0;
    }),
});
