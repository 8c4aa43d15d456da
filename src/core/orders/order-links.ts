import type { CommandContext, ShopCommands } from "#core/command.ts";
import { isEmail } from "#core/customers/email.ts";
import { lookUpLetter } from "#core/messages/visitor-letters.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { logFailure } from "#core/shared/log-failure.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

/** The answer is the same whether or not the e-mail has orders. */
export const requestOrderLink =
  ({ links }: Pick<ShopPorts, "links">) =>
  async (email: string): Promise<Result<null, never>> => {
    await links?.ask(email.trim());
    return accept(null);
  };

export type LinkRefusal = { readonly kind: "link-over" };

export const useOrderLink =
  ({ links, lookups }: Pick<ShopPorts, "links" | "lookups">) =>
  async (token: string): Promise<Result<string, LinkRefusal>> => {
    const email = (await links?.use(token)) ?? null;
    if (email === null) return refuse({ kind: "link-over" });
    await lookups.prove(email);
    return accept(email);
  };

const BATCH = 20;

interface Deps extends Pick<ShopPorts, "links" | "shared" | "log">, Pick<ShopRecords, "orders"> {
  readonly command: ShopCommands;
}

const write =
  (publicUrl: string) =>
  ({
    messages,
    profile,
    now,
  }: Pick<ShopRecords, "messages" | "profile"> & Pick<CommandContext, "now">) =>
  async (id: string, email: string, token: string): Promise<void> => {
    const letter = lookUpLetter(token, publicUrl, await loadFarm({ profile }));
    return writeMessages(
      { messages, profile },
      [{ id: `${id}-look-up`, kind: "look-up", to: email, letter }],
      now,
    );
  };

export const writeOrderLinks = ({ links, shared, orders, log, command }: Deps) => {
  const writeTo = command(write(shared?.publicUrl ?? ""));
  return async (): Promise<void> => {
    for (const request of (await links?.asked(BATCH)) ?? []) {
      const { id, email } = request;
      await logFailure(log, { event: "link-not-written", about: { requestId: id } }, async () => {
        if (isEmail(email) && (await orders.ofEmail(email)).length > 0)
          await writeTo(id, email, (await links?.tokenFor(request)) ?? "");
        await links?.drop(id);
      });
    }
  };
};
