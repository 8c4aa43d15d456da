import type { Person } from "#core/session/person.ts";
import type { ShopPorts } from "#ports/ports.ts";

export const getPerson =
  ({ sessions }: Pick<ShopPorts, "sessions">) =>
  (): Promise<Person | null> =>
    sessions.person();
