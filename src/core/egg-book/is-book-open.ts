import type { ShopRecords } from "#ports/records.ts";

/** Helpers who change the stock may read no more of the book. */
export const isBookOpen =
  ({ bookSettings }: Pick<ShopRecords, "bookSettings">) =>
  async (): Promise<boolean> =>
    (await bookSettings.load()).isOpen;
