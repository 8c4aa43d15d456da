import { type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

export const useJoinWaitlist = (category: CategoryId, done: () => void) => {
  const { name } = eggTypeIn(useFarm().eggs, category);
  return useCommand({
    topic: "waitlist",
    run: (app, email: string) => app.shop.counter.joinWaitlist(category, email),
    done,
    success: () => ({
      title: "You Are On The Waitlist",
      text: `We will email you once, when ${name} are back.`,
      tone: "good",
    }),
    refusals: {
      "invalid-email": null,
      "not-for-sale": {
        title: "Not For Sale",
        text: `${name} are not for sale at the moment. There is no waitlist for them.`,
        tone: "destructive",
      },
    },
  });
};
