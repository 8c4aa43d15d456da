import { messageOf, type Outgoing, OWNER } from "#core/messages/message.ts";
import { recipientsOf } from "#core/messages/recipients.ts";
import { loadNotices } from "#core/profile/farm-of.ts";
import { DEFAULT_NOTICES, type Notices } from "#core/profile/notices.ts";
import type { ShopRecords } from "#ports/records.ts";

type Outbox = Pick<ShopRecords, "messages">;

export const addMessages = async (
  { messages }: Outbox,
  outgoing: readonly Outgoing[],
  notices: Notices,
  now: string,
): Promise<void> => {
  const written = outgoing.flatMap((each) => recipientsOf(each, notices));
  await messages.add(...written.map((one) => messageOf(one, now)));
};

export const writeMessages = async (
  records: Outbox & Pick<ShopRecords, "profile">,
  outgoing: readonly Outgoing[],
  now: string,
): Promise<void> => {
  const isForOwner = outgoing.some(({ to }) => to === OWNER);
  const notices = isForOwner ? await loadNotices(records) : DEFAULT_NOTICES;
  await addMessages(records, outgoing, notices, now);
};
