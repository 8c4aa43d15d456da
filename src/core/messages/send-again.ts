import type { CommandContext } from "#core/command.ts";
import { againFrom } from "#core/messages/tries.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type SendAgainRefusal = { readonly kind: "message-gone" };

export const sendAgain =
  ({ messages, now }: Pick<ShopRecords, "messages"> & CommandContext) =>
  async (id: string): Promise<Result<null, SendAgainRefusal>> => {
    const message = await messages.find(id);
    if (!message) return refuse({ kind: "message-gone" });
    await messages.replace(againFrom(message, now));
    return accept(null);
  };
