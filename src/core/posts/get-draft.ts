import { type Draft, isEmptyDraft, NEW_STORY } from "#core/posts/draft.ts";
import { isPicture } from "#core/rich-text/picture.ts";
import type { Ports } from "#ports/ports.ts";

export interface DraftOf extends Draft {
  /** What it is kept under. */
  readonly story: string;
}

const isOf = (story: string, key: string): boolean =>
  story === NEW_STORY ? key.startsWith(NEW_STORY) : key === story;

/** What was last written of a story and never published, its content cleaned; null for nothing. NEW_STORY stands for every story not yet published. */
export const getDraft =
  ({ drafts, cleaner }: Pick<Ports, "drafts" | "cleaner">) =>
  async (story: string): Promise<DraftOf | null> => {
    const [last] = [...(await drafts.all())]
      .filter(([key, draft]) => isOf(story, key) && !isEmptyDraft(draft))
      .sort(([, a], [, b]) => (a.savedAt < b.savedAt ? 1 : -1));
    if (!last) return null;
    const [key, draft] = last;
    const featuredImage = isPicture(draft.featuredImage) ? draft.featuredImage : "";
    return { ...draft, featuredImage, story: key, content: await cleaner.clean(draft.content) };
  };
