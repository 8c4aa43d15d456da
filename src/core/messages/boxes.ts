import type { Mark, Message, MessageKind } from "#core/messages/message.ts";

export const BOXES = ["inbox", "done", "outbox"] as const;

export type Box = (typeof BOXES)[number];

export const WRITTEN_BY_CUSTOMERS: MessageKind = "contact";

type Boxed = Pick<Message, "kind" | "mark">;

export const markOf = ({ mark = "unread" }: Pick<Message, "mark">): Mark => mark;

export const boxOf = (message: Boxed): Box => {
  if (message.kind !== WRITTEN_BY_CUSTOMERS) return "outbox";
  return markOf(message) === "done" ? "done" : "inbox";
};

export const isUnread = (message: Boxed): boolean =>
  boxOf(message) === "inbox" && markOf(message) === "unread";
