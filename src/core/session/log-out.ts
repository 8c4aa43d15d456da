import { accept, type Result } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";

export const logOut =
  ({ sessions }: Pick<ShopPorts, "sessions">) =>
  async (): Promise<Result<null, never>> => {
    await sessions.close();
    return accept(null);
  };
