import type { MailWish } from "#core/letters/send-order-mail.ts";
import type { Box } from "#core/messages/boxes.ts";
import type { ListedMessage } from "#core/messages/list-messages.ts";
import type { MarkRefusal, MessageMark } from "#core/messages/mark-message.ts";
import type { Mark } from "#core/messages/message.ts";
import type { Topic } from "#ports/change-feed.ts";
import { type Paged, usePages } from "#ui/admin/lists/use-pages.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import type { Command } from "#ui/shared/queries/command-options.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";
import { useSetting } from "#ui/shared/setting.ts";

const TOPIC: Topic = "messages";

const BACK: Notice = {
  title: "Message Back",
  text: "The message is back in the inbox.",
  tone: "good",
};

const MARKED: Readonly<Record<Mark, Notice | null>> = {
  unread: null,
  read: BACK,
  done: { title: "Message Put Away", text: "The message is kept under Done." },
};

const MARK: Command<MessageMark, null, MarkRefusal, never> = {
  topic: TOPIC,
  run: (app, mark) => app.shop.office.markMessage(mark),
  refusals: REFUSALS,
};

export const useMessages = (box: Box): Paged<ListedMessage> | undefined =>
  usePages({
    reads: [TOPIC],
    key: [TOPIC, box],
    run: (app, after) => app.shop.office.listMessages(after, box),
  });

export const useUnreadCount = (): number => {
  const { isShared } = useSetting();
  const { data = 0 } = useRecords({
    reads: [TOPIC],
    key: [TOPIC, "unread"],
    run: (app) => app.shop.office.getUnreadCount(),
    enabled: isShared,
    throwOnError: false,
  });
  return data;
};

export const useMarkRead = () => useCommand({ ...MARK, isSilent: () => true });

export const useMarkMessage = () => {
  const putBack = useSend({ ...MARK, success: () => BACK });
  return useCommand({
    ...MARK,
    success: (_, { id, mark }) => {
      const said = MARKED[mark];
      return said && { ...said, ...(mark === "done" && undo(() => putBack({ id, mark: "read" }))) };
    },
  });
};

export const useSendTestMail = () =>
  useCommand({
    topic: TOPIC,
    run: (app) => app.shop.office.sendTestMail(),
    refusals: REFUSALS,
  });

export const useSendMessageAgain = () =>
  useCommand({
    topic: TOPIC,
    run: (app, id: string) => app.shop.office.sendMessageAgain(id),
    success: () => ({ title: "Message Waiting", text: "It is sent with the next round." }),
    refusals: REFUSALS,
  });

/** Undefined until it is known. */
export const useOrderEmail = (mailId: string): string | undefined =>
  useRecords({
    reads: [TOPIC, "orders"],
    key: [TOPIC, "order of", mailId],
    run: (app) => app.shop.office.getOrderEmail(mailId),
  }).data;

export const useSendOrderMail = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, "orders"],
    run: (app, wish: MailWish) => app.shop.office.sendOrderMail(wish),
    success: (email) => ({ title: "On its way", text: `The mail goes to ${email}.`, tone: "good" }),
    refusals: { "message-gone": REFUSALS["message-gone"], "invalid-email": null },
  });
