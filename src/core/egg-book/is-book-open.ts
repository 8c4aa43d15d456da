import type { ShopRecords } from "#ports/records.ts";

export const isBookOpen =
  ({ bookSettings }: Pick<ShopRecords, "bookSettings">) =>
  async (): Promise<boolean> =>
    (await bookSettings.load()).isOpen;
