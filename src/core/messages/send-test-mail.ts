import type { CommandContext, ShopCommands } from "#core/command.ts";
import type { Farm } from "#core/farm.ts";
import type { Letter } from "#core/messages/letter.ts";
import { type Message, messageOf, OWNER } from "#core/messages/message.ts";
import { recipientsOf } from "#core/messages/recipients.ts";
import { givenUp, tried } from "#core/messages/tries.ts";
import { endTry } from "#core/messages/try-message.ts";
import { farmOf } from "#core/profile/farm-of.ts";
import { profileOf } from "#core/profile/farm-profile.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { isFault } from "#ports/fault.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

interface NotSent {
  readonly to: string;
  readonly why: string;
}

export type TestMailRefusal =
  | { readonly kind: "no-mail-server" }
  | {
      readonly kind: "mail-failed";
      readonly failures: readonly NotSent[];
      readonly sent: readonly string[];
    };

interface Deps extends Pick<ShopPorts, "postman" | "log"> {
  readonly command: ShopCommands;
}

export const testLetter = ({ name }: Pick<Farm, "name">): Letter => ({
  subject: `A test mail from ${name}`,
  blocks: [
    "Hello,",
    "You asked for this mail under Settings in the admin area. As it has arrived, so will the others.",
  ],
});

const writeTestMail =
  ({ messages, profile, now, newId }: Pick<ShopRecords, "messages" | "profile"> & CommandContext) =>
  async (): Promise<readonly Message[]> => {
    const own = profileOf(await profile.load());
    const letter = testLetter(farmOf(own));
    const outgoing = { id: `${newId}-test`, kind: "test", to: OWNER, letter } as const;
    const written = recipientsOf(outgoing, own.notices).map((one) =>
      tried(messageOf(one, now), now),
    );
    await messages.add(...written);
    return written;
  };

export const sendTestMail = ({ postman, log, command }: Deps) => {
  const [write, end] = [command(writeTestMail), command(endTry)];

  const send = async (message: Message): Promise<readonly NotSent[]> => {
    try {
      await postman?.send(message);
    } catch (fault) {
      log.error(fault, "mail-not-delivered", { messageId: message.id });
      await end(message.id, givenUp);
      return [{ to: message.to, why: isFault(fault) ? fault.message : "" }];
    }
    await end(message.id, (stored) => ({ ...stored, state: "sent" }));
    return [];
  };

  return async (): Promise<Result<readonly string[], TestMailRefusal>> => {
    if (!postman) return refuse({ kind: "no-mail-server" });
    const written = await write();
    const owner = await postman.ownerAddress();
    const named = ({ to }: { readonly to: string }): string => (to === OWNER ? owner : to);
    const failures = (await Promise.all(written.map(send)))
      .flat()
      .map((failure) => ({ ...failure, to: named(failure) }));
    const sent = written.map(named).filter((to) => failures.every((failure) => failure.to !== to));
    return failures.length > 0 ? refuse({ kind: "mail-failed", failures, sent }) : accept(sent);
  };
};
