import type { Ports } from "#ports/ports.ts";

export const isLoggedIn =
  ({ session }: Pick<Ports, "session">) =>
  (): Promise<boolean> =>
    session.isOpen();
