import type { ShopPorts } from "#ports/ports.ts";

type Deps = Pick<ShopPorts, "sessions">;

/** For open pages of an older build, to which there was the owner alone. */
export const isLoggedIn =
  ({ sessions }: Deps) =>
  async (): Promise<boolean> =>
    (await sessions.person()) !== null;
