import type { ListedMessage } from "#core/messages/list-messages.ts";
import type { SendAgainRefusal } from "#core/messages/send-again.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { type Paged, usePages } from "#ui/shared/queries/use-pages.ts";

const TOPIC: Topic = "messages";

const REFUSALS: Record<SendAgainRefusal["kind"], Notice> = {
  "message-gone": {
    title: "Message Not Found",
    text: "This message is no longer kept.",
    tone: "destructive",
  },
};

export const useMessages = (): Paged<ListedMessage> | undefined =>
  usePages({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app, after) => app.shop.office.listMessages(after),
  });

export const useSendMessageAgain = () =>
  useCommand({
    topic: TOPIC,
    run: (app, id: string) => app.shop.office.sendMessageAgain(id),
    success: () => ({ title: "Message Waiting", text: "It is sent with the next round." }),
    refusals: REFUSALS,
  });
