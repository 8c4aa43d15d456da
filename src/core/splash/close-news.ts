import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

/** This visitor has seen this version of the splash page. */
export const closeNews =
  ({ splash }: Pick<Ports, "splash">) =>
  async (version: number): Promise<Result<null, never>> => {
    await splash.setSeenVersion(version);
    return accept(null);
  };
