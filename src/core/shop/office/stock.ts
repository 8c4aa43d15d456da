import { getStockSheet } from "#core/egg-book/get-stock-sheet.ts";
import { saveStock } from "#core/egg-book/save-stock.ts";
import { getPriceSheet } from "#core/pricing/get-price-sheet.ts";
import { savePrices } from "#core/pricing/save-prices.ts";
import type { Calls } from "#core/shop/calls.ts";

export const stockOffice = ({ command, query }: Calls) => ({
  getStockSheet: query(getStockSheet),
  saveInventory: command(saveStock),
  getPriceSheet: query(getPriceSheet),
  savePrices: command(savePrices),
});
