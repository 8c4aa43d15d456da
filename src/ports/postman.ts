import type { Message } from "#core/messages/message.ts";

export interface Postman {
  /**
   * Throws Fault("mail-refused") for good, and Fault("mail-unreachable") if a later try may do.
   */
  send(message: Message): Promise<void>;
  /** The owner's address for mail as long as she has named none. */
  ownerAddress(): Promise<string>;
}
