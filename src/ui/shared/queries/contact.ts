import type { ContactRefusal, TypedMessage } from "#core/messages/typed-message.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

/** Told at the field that is at fault. */
const REFUSALS: Record<ContactRefusal["kind"], null> = {
  "invalid-email": null,
  "empty-message": null,
};

/** `done` is called once the shop has the message. */
export const useContactFarm = (done: () => void) =>
  useCommand({
    topic: "messages",
    run: (app, typed: TypedMessage) => app.shop.counter.contactFarm(typed),
    done,
    success: () => ({
      title: "Message Sent",
      text: "Thank you. We will answer by email.",
      tone: "good",
    }),
    refusals: REFUSALS,
  });
