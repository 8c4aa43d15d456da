import type { ShopPorts } from "#ports/ports.ts";

type Deps = Pick<ShopPorts, "sessions">;

/** Open pages of an older build ask it. */
export const isLoggedIn =
  ({ sessions }: Deps) =>
  async (): Promise<boolean> =>
    (await sessions.person()) !== null;
