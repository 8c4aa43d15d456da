import { getOrderEmail, sendOrderMail } from "#core/letters/send-order-mail.ts";
import { getUnreadCount } from "#core/messages/get-unread-count.ts";
import { listMessages } from "#core/messages/list-messages.ts";
import { markMessage } from "#core/messages/mark-message.ts";
import { sendAgain } from "#core/messages/send-again.ts";
import { sendTestMail } from "#core/messages/send-test-mail.ts";
import type { Calls } from "#core/shop/calls.ts";

export const messagesOffice = ({ command, query, outside }: Calls) => ({
  listMessages: query(listMessages),
  getUnreadCount: query(getUnreadCount),
  markMessage: command(markMessage),
  sendMessageAgain: command(sendAgain),
  getOrderEmail: query(getOrderEmail),
  sendOrderMail: command(sendOrderMail),
  sendTestMail: outside(sendTestMail),
});
