import type { Box } from "#core/messages/boxes.ts";
import type { Message } from "#core/messages/message.ts";
import type { Page } from "#core/shared/page.ts";
import { picked } from "#core/shared/picked.ts";
import type { ShopRecords } from "#ports/records.ts";

const LISTED = [
  "id",
  "kind",
  "to",
  "replyTo",
  "subject",
  "text",
  "writtenAt",
  "state",
  "tries",
  "dueAt",
  "mark",
  "linksTo",
] as const satisfies readonly (keyof Message)[];

export type ListedMessage = Pick<Message, (typeof LISTED)[number]>;

/** Without a box it lists all, for pages of an older build. */
export const listMessages =
  ({ messages }: Pick<ShopRecords, "messages">) =>
  async (after: string | null, box?: Box): Promise<Page<ListedMessage>> => {
    const page = await messages.page(after, box);
    return { ...page, items: page.items.map((message) => picked(message, LISTED)) };
  };
