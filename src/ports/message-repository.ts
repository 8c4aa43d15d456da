import type { Message } from "#core/messages/message.ts";
import type { Page } from "#core/shared/page.ts";

/** The outbox. */
export interface MessageRepository {
  /** Null where there is none. */
  find(id: string): Promise<Message | null>;
  /** One of the same id as another changes nothing: it was written before. */
  add(message: Message): Promise<void>;
  /** In place of the one with its id. Replacing one that is not there changes nothing. */
  replace(message: Message): Promise<void>;
  /** So many at most of those that wait and are due at this ISO 8601 instant, the oldest first. */
  due(now: string, most: number): Promise<readonly Message[]>;
  /** Those to or from this e-mail, in any case, in no promised order. */
  ofEmail(email: string): Promise<readonly Message[]>;
  /** Removing one that is not there changes nothing. */
  remove(id: string): Promise<void>;
  /** The newest first. `after` is the `next` of the page before; null for the first page. */
  page(after: string | null): Promise<Page<Message>>;
}
