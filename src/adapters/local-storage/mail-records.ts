import type { DocumentFormat } from "#adapters/farm-json/document-format.ts";
import { documentList } from "#adapters/local-storage/document-list.ts";
import type { Documents } from "#adapters/local-storage/documents.ts";
import {
  messagesFormat,
  partRefundsFormat,
  refundsFormat,
  waitlistFormat,
} from "#adapters/local-storage/mail-format.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import { sameEmail } from "#core/customers/email-key.ts";
import { isIn, isUnread } from "#core/messages/boxes.ts";
import { firstDue, isMessageOf, newestMessages } from "#core/messages/message.ts";
import { pageOf } from "#core/shared/page.ts";
import type { ShopRecords } from "#ports/records.ts";

type MailRecords = Pick<ShopRecords, "refunds" | "partRefunds" | "messages" | "waitlist">;

export const createMail = (documents: Documents, area: StorageArea): MailRecords => {
  const list = <Item extends object>(
    document: DocumentFormat<readonly Item[]>,
    idOf: (item: Item) => string,
  ) => {
    const { all, ...calls } = documentList(documents, area, {
      document,
      idOf,
      toJson: (one) => one,
    });
    return {
      ...calls,
      where: (isWanted: (one: Item) => boolean) => structuredClone(all().filter(isWanted)),
    };
  };
  const { where: messagesWhere, ...messages } = list(messagesFormat, ({ id }) => id);
  const { where: refundsWhere, ...refunds } = list(refundsFormat, ({ orderId }) => orderId);
  const { where: partsWhere, ...partRefunds } = list(partRefundsFormat, ({ orderId }) => orderId);
  const { where: waitingWhere, ...waitlist } = list(waitlistFormat, ({ id }) => id);

  return {
    refunds: { ...refunds, all: async () => refundsWhere(() => true) },
    partRefunds: { ...partRefunds, all: async () => partsWhere(() => true) },
    messages: {
      ...messages,
      add: async (message) => {
        if (!(await messages.find(message.id))) await messages.add(message);
      },
      due: async (now, most) =>
        firstDue(
          messagesWhere(() => true),
          now,
        ).slice(0, most),
      ofEmail: async (email) => messagesWhere(isMessageOf(email)),
      page: async (after, box) => pageOf(newestMessages(messagesWhere(isIn(box))), after),
      unread: async () => messagesWhere(isUnread).length,
    },
    waitlist: {
      ...waitlist,
      of: async (category) => waitingWhere((one) => one.category === category),
      ofEmail: async (email) => waitingWhere((one) => sameEmail(one.email, email)),
    },
  };
};
