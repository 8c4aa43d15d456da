import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export type LogInRefusal = { readonly kind: "wrong-password" };

/** Opens the admin area to this browser. Throws a Fault where the browser can't check a password. */
export const logIn =
  ({ passwords, unitOfWork }: Pick<Ports, "passwords" | "unitOfWork">) =>
  async (password: string): Promise<Result<null, LogInRefusal>> => {
    if (!(await passwords.matches(password))) return refuse({ kind: "wrong-password" });
    await unitOfWork.run(({ session }) => session.open());
    return accept(null);
  };
