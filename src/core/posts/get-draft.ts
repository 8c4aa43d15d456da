import type { Draft } from "#core/posts/draft.ts";
import type { Ports } from "#ports/ports.ts";

/** What was written of a story and never published, its content cleaned; null for nothing. */
export const getDraft =
  ({ drafts, cleaner }: Pick<Ports, "drafts" | "cleaner">) =>
  async (story: string): Promise<Draft | null> => {
    const draft = await drafts.find(story);
    return draft && { ...draft, content: await cleaner.clean(draft.content) };
  };
