import { isWeakPassword } from "#core/session/weak-password.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";

export interface TypedPassword {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

/** "kept-by-the-build" in one browser. */
export type ChangePasswordRefusal = {
  readonly kind: "weak-password" | "different-passwords" | "wrong-password" | "kept-by-the-build";
};

/** Ends all sessions but the caller's. The current password counts as a guess. */
export const changePassword =
  ({ passwords, people }: Pick<ShopPorts, "passwords" | "people">) =>
  async ({ current, next, again }: TypedPassword): Promise<Result<null, ChangePasswordRefusal>> => {
    if (!people) return refuse({ kind: "kept-by-the-build" });
    if (isWeakPassword(next)) return refuse({ kind: "weak-password" });
    if (next !== again) return refuse({ kind: "different-passwords" });
    const credential = await passwords.check(current);
    if (credential?.person.kind !== "owner") return refuse({ kind: "wrong-password" });
    const isSaved = await people.savePassword(next, credential);
    return isSaved ? accept(null) : refuse({ kind: "wrong-password" });
  };
