import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export const logOut =
  ({ session }: Pick<Ports, "session">) =>
  async (): Promise<Result<null, never>> => {
    await session.close();
    return accept(null);
  };
