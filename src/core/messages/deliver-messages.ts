import type { ShopCommands } from "#core/command.ts";
import type { Message } from "#core/messages/message.ts";
import { withToken } from "#core/messages/order-link.ts";
import { afterFailure } from "#core/messages/tries.ts";
import { beginTry, endTry } from "#core/messages/try-message.ts";
import { logFailure } from "#core/shared/log-failure.ts";
import { isFault } from "#ports/fault.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { Postman } from "#ports/postman.ts";
import type { ShopRecords } from "#ports/records.ts";

const BATCH = 20;

const NOT_DELIVERED = "mail-not-delivered";

interface Deps extends Pick<ShopRecords, "messages">, Pick<ShopPorts, "shared" | "clock" | "log"> {
  readonly postman: Pick<Postman, "send"> | null;
  readonly command: ShopCommands;
  /** Draws what opens the order that the letter leads to. */
  tokenFor?(message: Message): Promise<string | null>;
  givenUp?(message: Message): Promise<void>;
}

const sent = (message: Message): Message => ({ ...message, state: "sent" });
const kept = (message: Message): Message => ({ ...message, state: "unsent" });

/** Delivers at least once: repeats what a crash cut off. Returns how many were sent. */
export const deliverMessages = (deps: Deps) => {
  const { messages, postman, tokenFor, shared, clock, log, command, givenUp } = deps;
  const [begin, end] = [command(beginTry), command(endTry)];

  /** Stored messages have no token: each sending draws one. */
  const asSent = async (message: Message): Promise<Message> => {
    const token = shared && message.linksTo ? await tokenFor?.(message) : null;
    return shared && token ? withToken(message, token, shared.publicUrl) : message;
  };

  const deliver = async (id: string): Promise<boolean> => {
    if (!postman) {
      await end(id, kept);
      return false;
    }
    const message = await begin(id);
    if (!message) return false;
    try {
      await postman.send(await asSent(message));
    } catch (fault) {
      log.error(fault, NOT_DELIVERED, { messageId: id });
      const isForGood = isFault(fault, "mail-refused");
      await end(id, (stored) => afterFailure(stored, isForGood));
      if (afterFailure(message, isForGood).state === "failed") await givenUp?.(message);
      return false;
    }
    await end(id, sent);
    return true;
  };

  return async (mayGoOn: () => Promise<boolean>): Promise<number> => {
    let count = 0;
    for (const { id } of await messages.due(clock.now(), BATCH)) {
      if (!(await mayGoOn())) break;
      const failure = { event: NOT_DELIVERED, about: { messageId: id } };
      if (await logFailure(log, failure, () => deliver(id))) count += 1;
    }
    return count;
  };
};
