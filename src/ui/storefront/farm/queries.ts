import type { ContactRefusal, TypedMessage } from "#core/messages/typed-message.ts";
import { ROUTES } from "#core/routes.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { type Deed, DONE_ALREADY } from "#ui/shared/queries/command-options.ts";
import { knownFarm, useFarm } from "#ui/shared/queries/farm.ts";
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

const left = (phone: string): Notice => ({
  title: "Message Left",
  text: `Thank you. We find it when we look into our shop. If it can't wait, please ring us on ${phone}.`,
  tone: "good",
});

const TOPIC: Topic = "messages";

interface EarlyMessage {
  readonly typed: TypedMessage;
  readonly sendsMail: boolean;
}

export const BY_MAIL = "by email";

export const MESSAGE = "message";

export const CONTACT: Deed<EarlyMessage, unknown, ContactRefusal, never> = {
  topic: TOPIC,
  deed: "contact farm",
  run: async (app, { typed }, deed) => {
    const claimed = await app.visitor.claim(null, deed);
    if (!claimed.ok) return claimed;
    const answer = await app.shop.counter.contactFarm(typed);
    if (answer.ok) await app.typed.forget(`${ROUTES.contact} ${MESSAGE}`);
    return answer;
  },
  success: (_sent, { sendsMail }, client) => (sendsMail ? SENT : left(knownFarm(client).phone)),
  refusals: { ...REFUSALS, ...DONE_ALREADY },
};

export const useContactFarm = (done: () => void) => {
  const { sendsMail } = useSetting();
  const { phone } = useFarm();
  return useCommand({
    topic: TOPIC,
    run: (app, typed: TypedMessage) => app.shop.counter.contactFarm(typed),
    done,
    success: () => (sendsMail ? SENT : left(phone)),
    refusals: REFUSALS,
  });
};
