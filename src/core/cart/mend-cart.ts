import { accept, type Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

/** Writes the basket back without the lines that the shop can't read or doesn't sell. The value is how many went. */
export const mendCart =
  ({ carts }: Pick<Ports, "carts">) =>
  async (): Promise<Result<number, never>> => {
    const leftOut = await carts.countLeftOut();
    if (leftOut > 0) await carts.save(await carts.load());
    return accept(leftOut);
  };
