import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export const discardDraft =
  ({ drafts }: Pick<Ports, "drafts">) =>
  async (story: string): Promise<Result<null, never>> => {
    await drafts.remove(story);
    return accept(null);
  };
