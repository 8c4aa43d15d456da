import {
  applyPriceEdits,
  type PriceEdit,
  type PriceEditRefusal,
} from "#core/pricing/price-edit.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Result } from "#core/shared/result.ts";
import type { Ports } from "#ports/ports.ts";

export const savePrices =
  ({ prices }: Pick<Ports, "prices">) =>
  async (edits: readonly PriceEdit[]): Promise<Result<Prices, PriceEditRefusal>> => {
    const edited = applyPriceEdits(await prices.load(), edits);
    if (edited.ok) await prices.save(edited.value);
    return edited;
  };
