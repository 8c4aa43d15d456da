import { CATALOGUE, type CategoryId } from "#core/catalogue/catalogue.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

export const useJoinWaitlist = (category: CategoryId, done: () => void) =>
  useCommand({
    topic: "waitlist",
    run: (app, email: string) => app.shop.counter.joinWaitlist(category, email),
    done,
    success: () => ({
      title: "You Are On The Waitlist",
      text: `We will email you once, when ${CATALOGUE[category].name} are back.`,
      tone: "good",
    }),
    refusals: {
      "invalid-email": null,
      "not-for-sale": {
        title: "Not For Sale",
        text: `${CATALOGUE[category].name} are not for sale at the moment. There is no waitlist for them.`,
        tone: "destructive",
      },
    },
  });
