import type { ConfirmationWish } from "#core/letters/send-confirmation.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

export const useSendConfirmation = () =>
  useCommand({
    topic: "messages",
    run: (app, wish: ConfirmationWish) => app.shop.office.sendConfirmation(wish),
    success: (email) => ({ title: "On its way", text: `The mail goes to ${email}.`, tone: "good" }),
    refusals: REFUSALS,
  });
