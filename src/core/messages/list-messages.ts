import type { Box } from "#core/messages/boxes.ts";
import type { Message } from "#core/messages/message.ts";
import type { Page } from "#core/shared/page.ts";
import type { ShopRecords } from "#ports/records.ts";

export type ListedMessage = Omit<Message, "html">;

/** Without a box all of them, for pages of an older build. */
export const listMessages =
  ({ messages }: Pick<ShopRecords, "messages">) =>
  async (after: string | null, box?: Box): Promise<Page<ListedMessage>> => {
    const page = await messages.page(after, box);
    return { ...page, items: page.items.map(({ html: _html, ...listed }) => listed) };
  };
