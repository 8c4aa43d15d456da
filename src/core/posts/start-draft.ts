import { newDraftKey } from "#core/posts/draft.ts";
import type { VisitorPorts } from "#ports/ports.ts";

/** The key of a draft of its own for a post not yet published. */
export const startDraft =
  ({ ids }: Pick<VisitorPorts, "ids">) =>
  async (): Promise<string> =>
    newDraftKey(ids.next());
