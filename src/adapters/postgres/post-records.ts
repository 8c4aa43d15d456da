import { isDeepStrictEqual } from "node:util";
import type { Insertable, Selectable } from "kysely";
import type { Access } from "#adapters/postgres/access.ts";
import type { Tables } from "#adapters/postgres/tables.ts";
import { json } from "#adapters/postgres/values.ts";
import { postVersion } from "#adapters/versions/version-of.ts";
import { type Post, summaryOf } from "#core/posts/post.ts";
import type { PostRepository } from "#ports/post-repository.ts";

const postOf = ({ featured_image, ...row }: Selectable<Tables["post"]>): Post => ({
  ...row,
  featuredImage: featured_image,
});

const rowOf = (post: Post): Insertable<Tables["post"]> => ({
  id: post.id,
  title: post.title,
  slug: post.slug,
  featured_image: post.featuredImage,
  content: post.content,
  tags: json(post.tags),
  author: post.author,
  date: post.date,
  excerpt: post.excerpt,
});

const findIn = async (db: Access["db"], id: string): Promise<Post | null> => {
  const row = await db.selectFrom("post").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? postOf(row) : null;
};

export const postRecords = ({ db, write }: Access): PostRepository => ({
  find: async (id) => {
    const post = await findIn(db, id);
    return post && { ...post, version: postVersion(post) };
  },
  summaries: async () => {
    const rows = await db
      .selectFrom("post")
      .select(["id", "title", "featured_image", "tags", "author", "date", "excerpt"])
      .execute();
    return rows.map((row) => summaryOf(postOf({ ...row, slug: "", content: "" })));
  },
  add: (post) =>
    write("posts", async (trx) => {
      await trx.insertInto("post").values(rowOf(post)).execute();
      return true;
    }),
  replace: (post) =>
    write("posts", async (trx) => {
      const before = await findIn(trx, post.id);
      if (!before || isDeepStrictEqual(before, post)) return false;
      await trx.updateTable("post").set(rowOf(post)).where("id", "=", post.id).execute();
      return true;
    }),
  remove: (id) =>
    write("posts", async (trx) => {
      const gone = await trx.deleteFrom("post").where("id", "=", id).returning("id").execute();
      return gone.length > 0;
    }),
});
