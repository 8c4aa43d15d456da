import type { ShopRecords } from "#ports/records.ts";

/** Asked by whoever changes the stock: what they may read of the book is no more. */
export const isBookOpen =
  ({ bookSettings }: Pick<ShopRecords, "bookSettings">) =>
  async (): Promise<boolean> =>
    (await bookSettings.load()).isOpen;
