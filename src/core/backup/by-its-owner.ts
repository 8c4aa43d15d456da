import { bySampleAuthorOf } from "#core/posts/samples.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import type { Archive } from "#ports/archive.ts";

export const byItsOwner = (archive: Archive): Archive => ({
  ...archive,
  read: async () => {
    const records = await archive.read();
    const { owner } = farmOf(profileOf(records.profile ?? {}));
    const authored = bySampleAuthorOf(owner);
    return {
      ...records,
      posts: records.posts.map((post) => ({ ...post, item: authored(post.item) })),
    };
  },
});
