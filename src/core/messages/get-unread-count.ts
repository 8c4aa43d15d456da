import type { ShopRecords } from "#ports/records.ts";

export const getUnreadCount =
  ({ messages }: Pick<ShopRecords, "messages">) =>
  (): Promise<number> =>
    messages.unread();
