import type { CommandContext } from "#core/command.ts";
import { OWNER } from "#core/messages/message.ts";
import {
  type ContactRefusal,
  messageFault,
  type TypedMessage,
} from "#core/messages/typed-message.ts";
import { contactLetter } from "#core/messages/visitor-letters.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export const contactFarm =
  ({ messages, profile, now, newId }: Pick<ShopRecords, "messages" | "profile"> & CommandContext) =>
  async (typed: TypedMessage): Promise<Result<null, ContactRefusal>> => {
    const fault = messageFault(typed);
    if (fault) return refuse(fault);
    const [name, email] = [typed.name.trim(), typed.email.trim()];
    const letter = contactLetter({ name, email, message: typed.message.trim() });
    const outgoing = { id: `${newId}-contact`, kind: "contact", to: OWNER, letter } as const;
    await writeMessages({ messages, profile }, [{ ...outgoing, replyTo: { name, email } }], now);
    return accept(null);
  };
