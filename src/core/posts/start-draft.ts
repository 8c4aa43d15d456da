import { newDraftKey } from "#core/posts/draft.ts";
import type { VisitorPorts } from "#ports/ports.ts";

export const startDraft =
  ({ ids }: Pick<VisitorPorts, "ids">) =>
  async (): Promise<string> =>
    newDraftKey(ids.next());
