import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";

type Deps = Pick<ShopPorts, "people">;

export const MOST_LETTERS_OF_A_NAME = 60;

export type AddHelperRefusal = {
  readonly kind: "no-name" | "too-long" | "name-taken" | "kept-by-the-build";
};

export interface AddedHelper {
  readonly name: string;
  readonly password: string;
}

export const addHelper =
  ({ people }: Deps) =>
  async (typed: string): Promise<Result<AddedHelper, AddHelperRefusal>> => {
    if (!people) return refuse({ kind: "kept-by-the-build" });
    const name = typed.trim().replace(/\s+/g, " ");
    if (name === "") return refuse({ kind: "no-name" });
    if ([...name].length > MOST_LETTERS_OF_A_NAME) return refuse({ kind: "too-long" });
    const password = await people.addHelper(name);
    return password === null ? refuse({ kind: "name-taken" }) : accept({ name, password });
  };

export const removeHelper =
  ({ people }: Deps) =>
  async (id: string): Promise<Result<null, never>> => {
    await people?.removeHelper(id);
    return accept(null);
  };
