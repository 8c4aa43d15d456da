import { WRITTEN_BY_CUSTOMERS } from "#core/messages/boxes.ts";
import { type MessageKind, type Outgoing, OWNER } from "#core/messages/message.ts";
import type { Notices } from "#core/profile/notices.ts";

const WANTED: Partial<Record<MessageKind, (notices: Notices) => boolean>> = {
  "new-order": ({ newOrder }) => newOrder,
  contact: ({ message }) => message,
  "needs-attention": ({ attention }) => attention,
  "low-stock": ({ lowStock }) => lowStock,
};

const isWanted = ({ kind }: Outgoing, notices: Notices): boolean => WANTED[kind]?.(notices) ?? true;

/** The first keeps the id that it had as the only recipient. */
const idFor = (id: string, at: number): string => (at === 0 ? id : `${id}-to-${at + 1}`);

/** A customer's letter lies in the inbox once. */
const copied = (outgoing: Outgoing): Outgoing =>
  outgoing.kind === WRITTEN_BY_CUSTOMERS ? { ...outgoing, kind: "contact-copy" } : outgoing;

export const recipientsOf = (outgoing: Outgoing, notices: Notices): readonly Outgoing[] => {
  if (outgoing.to !== OWNER) return [outgoing];
  const [first = OWNER, ...others] = notices.addresses;
  const message = { ...outgoing, to: first };
  if (isWanted(outgoing, notices))
    return [
      message,
      ...others.map((to, at) => ({ ...copied(outgoing), id: idFor(outgoing.id, at + 1), to })),
    ];
  return outgoing.kind === WRITTEN_BY_CUSTOMERS ? [{ ...message, state: "unsent" }] : [];
};
