import { getPriceSheet } from "#core/pricing/get-price-sheet.ts";
import {
  applyPriceEdits,
  type PriceEdit,
  type PriceEditRefusal,
} from "#core/pricing/price-edit.ts";
import type { Prices } from "#core/pricing/prices.ts";
import type { Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export const savePrices =
  ({ prices }: Pick<ShopRecords, "prices">) =>
  async (edits: readonly PriceEdit[]): Promise<Result<Prices, PriceEditRefusal>> => {
    const sheet = await getPriceSheet({ prices })();
    const edited = applyPriceEdits(await prices.load(), sheet, edits);
    if (edited.ok) await prices.save(edited.value);
    return edited;
  };
