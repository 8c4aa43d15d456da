import { emailKey } from "#core/customers/email-key.ts";
import { boxOf, markOf } from "#core/messages/boxes.ts";
import { Message, orderIdOf, TO_OWNER } from "#core/messages/message.ts";
import { kindOf } from "#core/shared/kind.ts";
import { pageWhere } from "#core/shared/page.ts";
import type { CollectionOf } from "#ports/collection.ts";
import type { MessageRepository } from "#ports/message-repository.ts";

export const MESSAGES = kindOf("message", Message, {
  topic: "messages",
  id: ({ id }) => id,
  indexes: {
    written: { as: "instant", of: ({ writtenAt }) => writtenAt },
    due: { as: "instant", of: ({ state, dueAt }) => (state === "waiting" ? dueAt : null) },
    box: { as: "text", of: boxOf },
    mark: { as: "text", of: markOf },
    /** A notice to the owner's own address isn't about her. */
    recipient: { as: "text", of: ({ kind, to }) => (TO_OWNER.has(kind) ? null : emailKey(to)) },
    sender: { as: "text", of: ({ replyTo }) => (replyTo ? emailKey(replyTo.email) : null) },
    about: { as: "text", of: (message) => orderIdOf(message) || null },
  },
});

export const messagesIn = (kept: CollectionOf<typeof MESSAGES>): MessageRepository => ({
  find: kept.find,
  add: async (...messages) => {
    const ids = messages.map(({ id }) => id);
    const there = await kept.withIds(ids);
    await kept.add(
      messages.filter(
        ({ id }, at) => ids.indexOf(id) === at && there.every((one) => one.id !== id),
      ),
    );
  },
  replace: kept.replace,
  remove: (id) => kept.remove([id]),
  due: (now, most) => kept.where({ where: { due: { upTo: now } }, by: "due", most }),
  ofEmail: async (email) => {
    const key = emailKey(email);
    const received = await kept.where({ where: { recipient: key } });
    const sent = await kept.where({ where: { sender: key } });
    return [...received, ...sent.filter(({ id }) => received.every((one) => one.id !== id))];
  },
  ofOrder: async (id) => (id === "" ? [] : kept.where({ where: { about: id } })),
  page: (after, box) =>
    pageWhere(kept, { where: box ? { box } : {}, by: "written", isDescending: true }, after),
  unread: () => kept.count({ where: { box: "inbox", mark: "unread" } }),
});
