import { boxOf, markOf } from "#core/messages/boxes.ts";
import type { Mark } from "#core/messages/message.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface MessageMark {
  readonly id: string;
  readonly mark: Mark;
}

export type MarkRefusal = { readonly kind: "message-gone" };

export const markMessage =
  ({ messages }: Pick<ShopRecords, "messages">) =>
  async ({ id, mark }: MessageMark): Promise<Result<null, MarkRefusal>> => {
    const message = await messages.find(id);
    if (!message || boxOf(message) === "outbox") return refuse({ kind: "message-gone" });
    if (markOf(message) !== mark) await messages.replace({ ...message, mark });
    return accept(null);
  };
