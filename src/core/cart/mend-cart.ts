import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** Writes the basket back without the lines that the shop can't read or doesn't sell. The value is how many went. */
export const mendCart =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async (): Promise<Result<number, never>> => {
    const skipped = await cart.countSkipped();
    if (skipped > 0) await cart.save(await cart.load());
    return accept(skipped);
  };
