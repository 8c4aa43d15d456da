import type { ShopPorts } from "#ports/ports.ts";

export const isLoggedIn =
  ({ sessions }: Pick<ShopPorts, "sessions">) =>
  (): Promise<boolean> =>
    sessions.isOpen();
