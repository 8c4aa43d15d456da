import type { ContactRefusal, TypedMessage } from "#core/messages/typed-message.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useSetting } from "#ui/shared/setting.ts";

const REFUSALS: Record<ContactRefusal["kind"], null> = {
  "invalid-email": null,
  "empty-message": null,
};

const SENT: Notice = {
  title: "Message Sent",
  text: "Thank you. We will answer by email.",
  tone: "good",
};

/** Without a mail server the message only lies under Messages. */
const left = (phone: string): Notice => ({
  title: "Message Left",
  text: `Thank you. We find it when we look into our shop. If it can't wait, please ring us on ${phone}.`,
  tone: "good",
});

export const useContactFarm = (done: () => void) => {
  const { sendsMail } = useSetting();
  const { phone } = useFarm();
  return useCommand({
    topic: "messages",
    run: (app, typed: TypedMessage) => app.shop.counter.contactFarm(typed),
    done,
    success: () => (sendsMail ? SENT : left(phone)),
    refusals: REFUSALS,
  });
};
