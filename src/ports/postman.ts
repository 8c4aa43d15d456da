import type { Message } from "#core/messages/message.ts";

export interface Postman {
  /**
   * Hands a message to the mail server, which answers for it from then on. Throws Fault("mail-refused") where the
   * server never will take it, and Fault("mail-unreachable") where it may another time.
   */
  send(message: Message): Promise<void>;
}
