import type { Person } from "#core/session/person.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";

export type LogInRefusal = { readonly kind: "wrong-password" };

/** Throws a Fault where no password can be checked. */
export const logIn =
  ({ passwords, sessions }: Pick<ShopPorts, "passwords" | "sessions">) =>
  async (password: string): Promise<Result<Person, LogInRefusal>> => {
    const credential = await passwords.check(password);
    if (!credential) return refuse({ kind: "wrong-password" });
    await sessions.open(credential);
    return accept(credential.person);
  };
