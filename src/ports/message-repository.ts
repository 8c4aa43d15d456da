import type { Box } from "#core/messages/boxes.ts";
import type { Message } from "#core/messages/message.ts";
import type { Page } from "#core/shared/page.ts";

/** An outbox, and an inbox of customers' messages. Pages have the newest first. */
export interface MessageRepository {
  find(id: string): Promise<Message | null>;
  /** A second one of the same id changes nothing. */
  add(...messages: readonly Message[]): Promise<void>;
  replace(message: Message): Promise<void>;
  /** Messages that wait and are due at this ISO 8601 instant, the oldest first. */
  due(now: string, most: number): Promise<readonly Message[]>;
  ofEmail(email: string): Promise<readonly Message[]>;
  /** Whoever they are for. */
  ofOrder(id: string): Promise<readonly Message[]>;
  remove(id: string): Promise<void>;
  page(after: string | null, box?: Box): Promise<Page<Message>>;
  unread(): Promise<number>;
}
