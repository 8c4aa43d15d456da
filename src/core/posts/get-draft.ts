import { type Draft, isEmptyDraft } from "#core/posts/draft.ts";
import { isPicture } from "#core/rich-text/picture.ts";
import type { VisitorPorts } from "#ports/ports.ts";
import type { VisitorRecords } from "#ports/records.ts";

type Records = Pick<VisitorRecords, "drafts">;

const draftsOf = async ({ drafts }: Records, postId: string | null): Promise<readonly Draft[]> => {
  if (postId === null) return drafts.ofNewPosts();
  const draft = await drafts.find(postId);
  return draft ? [draft] : [];
};

/** Returns cleaned HTML. Without a post's id it finds any unpublished post's draft. */
export const getDraft =
  ({ drafts, cleaner }: Records & Pick<VisitorPorts, "cleaner">) =>
  async (postId: string | null): Promise<Draft | null> => {
    const [last] = (await draftsOf({ drafts }, postId))
      .filter((draft) => !isEmptyDraft(draft))
      .sort((a, b) => Number(a.savedAt < b.savedAt) - Number(a.savedAt > b.savedAt));
    if (!last) return null;
    const featuredImage = isPicture(last.featuredImage) ? last.featuredImage : "";
    return { ...last, featuredImage, content: await cleaner.clean(last.content) };
  };
