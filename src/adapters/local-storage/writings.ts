import type { Documents } from "#adapters/local-storage/documents.ts";
import { draftsFormat } from "#adapters/local-storage/drafts-format.ts";
import { postsFormat, storedPosts } from "#adapters/local-storage/posts-format.ts";
import { asMap } from "#adapters/local-storage/records.ts";
import { splashFormat } from "#adapters/local-storage/splash-format.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { Repositories } from "#ports/repositories.ts";

/** What the owner writes: stories, their drafts and the splash page. */
export const createWritings = (
  documents: Documents,
  area: StorageArea,
): Pick<Repositories, "posts" | "drafts" | "splash"> => ({
  posts: {
    all: async () => documents.read(area, postsFormat).value,
    save: async (posts) => {
      const { stored } = documents.read(area, postsFormat);
      documents.write(area, "blogPosts", storedPosts(posts, stored));
    },
  },
  drafts: {
    all: async () => documents.read(area, draftsFormat).value,
    save: async (story, draft) => {
      const { stored } = documents.read(area, draftsFormat);
      documents.write(area, "postDrafts", { ...asMap(stored), [story]: draft });
    },
    remove: async (story) => {
      const { value, stored } = documents.read(area, draftsFormat);
      if (!value.has(story)) return;
      const { [story]: _removed, ...others } = asMap(stored) ?? {};
      documents.write(area, "postDrafts", others);
    },
  },
  splash: {
    load: async () => documents.read(area, splashFormat).value,
    save: async (splash) => {
      const { stored } = documents.read(area, splashFormat);
      documents.write(area, "splashConfig", { ...asMap(stored), ...splash });
    },
    seenVersion: async () => Number(area.getItem("splashSeenVersion")) || 0,
    setSeenVersion: async (version) => area.setItem("splashSeenVersion", String(version)),
  },
});
