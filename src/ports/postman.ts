import type { Message } from "#core/messages/message.ts";

export interface Postman {
  /**
   * Resolves once the mail server has taken the message. Throws Fault("mail-refused") for good, and
   * Fault("mail-unreachable") where another try may do.
   */
  send(message: Message): Promise<void>;
  /** Where what is written to the owner goes, as long as she has named no address. */
  ownerAddress(): Promise<string>;
}
