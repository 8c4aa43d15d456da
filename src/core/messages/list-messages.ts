import type { Message } from "#core/messages/message.ts";
import type { Page } from "#core/shared/page.ts";
import type { ShopRecords } from "#ports/records.ts";

export type ListedMessage = Omit<Message, "html">;

export const listMessages =
  ({ messages }: Pick<ShopRecords, "messages">) =>
  async (after: string | null): Promise<Page<ListedMessage>> => {
    const page = await messages.page(after);
    return { ...page, items: page.items.map(({ html: _html, ...listed }) => listed) };
  };
