import { memoryList, type SlotOf } from "#adapters/memory/memory-list.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import { isIn, isUnread } from "#core/messages/boxes.ts";
import { firstDue, isMessageOf, type Message, newestMessages } from "#core/messages/message.ts";
import type { PartRefund } from "#core/payments/part-refund.ts";
import type { Refund } from "#core/payments/refund.ts";
import { pageOf } from "#core/shared/page.ts";
import type { Waiting } from "#core/waitlist/waiting.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface MailState {
  readonly refunds: readonly Refund[];
  readonly partRefunds: readonly PartRefund[];
  readonly messages: readonly Message[];
  readonly waitlist: readonly Waiting[];
}

export const memoryMail = (
  slotOf: SlotOf<MailState>,
): Pick<ShopRecords, "refunds" | "partRefunds" | "messages" | "waitlist"> => {
  const messages = memoryList(slotOf("messages"), ({ id }) => id);
  const refunds = memoryList(slotOf("refunds"), ({ orderId }) => orderId);
  const partRefunds = memoryList(slotOf("partRefunds"), ({ orderId }) => orderId);
  const waitlist = memoryList(slotOf("waitlist"), ({ id }) => id);

  return {
    refunds: { ...refunds, all: () => refunds.where(() => true) },
    partRefunds: { ...partRefunds, all: () => partRefunds.where(() => true) },
    messages: {
      ...messages,
      add: async (message) => {
        if (!(await messages.find(message.id))) await messages.add(message);
      },
      due: async (now, most) => firstDue(await messages.where(() => true), now).slice(0, most),
      ofEmail: (email) => messages.where(isMessageOf(email)),
      page: async (after, box) => pageOf(newestMessages(await messages.where(isIn(box))), after),
      unread: async () => (await messages.where(isUnread)).length,
    },
    waitlist: {
      ...waitlist,
      of: (category) => waitlist.where((one) => one.category === category),
      ofEmail: (email) => waitlist.where((one) => sameEmail(one.email, email)),
    },
  };
};
