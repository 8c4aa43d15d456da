import { postsFormat } from "#adapters/farm-json/posts-format.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { postVersion } from "#adapters/versions/version-of.ts";
import type { Post } from "#core/posts/post.ts";
import { postPage } from "#core/posts/post-page.ts";
import type { PostRepository } from "#ports/post-repository.ts";

export const createPosts = (
  documents: Documents,
  area: StorageArea,
  samples: readonly Post[],
): PostRepository => {
  const { all, find, ...list } = documentList(documents, area, {
    document: postsFormat(samples),
    idOf: ({ id }) => id,
    toJson: (post) => post,
    isNewestFirst: true,
  });

  return {
    ...list,
    find: async (id) => {
      const post = await find(id);
      return post && { ...post, version: postVersion(post) };
    },
    page: async (before) => postPage(all(), before),
  };
};
