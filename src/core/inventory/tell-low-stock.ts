import { lowStockMessages, type StockChange } from "#core/inventory/low-stock.ts";
import { addMessages } from "#core/messages/write-messages.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "messages" | "profile"> & { readonly now: string };

export const tellLowStock = async (
  { messages, profile, now }: Deps,
  change: StockChange,
): Promise<void> => {
  const own = profileOf(await profile.load());
  await addMessages({ messages }, lowStockMessages(change, own), own.notices, now);
};
