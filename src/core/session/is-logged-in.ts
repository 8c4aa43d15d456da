import type { ShopPorts } from "#ports/ports.ts";

type Deps = Pick<ShopPorts, "sessions">;

export const isLoggedIn =
  ({ sessions }: Deps) =>
  async (): Promise<boolean> =>
    (await sessions.person()) !== null;
