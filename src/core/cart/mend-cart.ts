import { accept, type Result } from "#core/shared/result.ts";
import type { VisitorRecords } from "#ports/records.ts";

/** Drops lines that can't be read or aren't sold. The value is how many. */
export const mendCart =
  ({ cart }: Pick<VisitorRecords, "cart">) =>
  async (): Promise<Result<number, never>> => {
    const skipped = await cart.countSkipped();
    if (skipped > 0) await cart.save(await cart.load());
    return accept(skipped);
  };
