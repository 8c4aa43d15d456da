import type { DayChoices } from "#ui/storefront/checkout/use-day-choices.ts";
import type { Details } from "#ui/storefront/checkout/use-typed-details.ts";

interface Basket {
  readonly payable: boolean;
  readonly isElsewhere: boolean;
  readonly lacksDay: boolean;
  readonly details: Details;
  readonly withoutDay: DayChoices["withoutDay"];
}

const lackingIn = ({ needsPhone, faults: [fault] }: Details): string | null => {
  if (needsPhone) return "Please tell us your phone, then you can pay.";
  return fault === undefined ? null : `Please mend your ${fault} above, then you can pay.`;
};

export const whatBasketLacks = (basket: Basket): string | null => {
  const { payable, isElsewhere, lacksDay, withoutDay, details } = basket;
  if (!payable) return "Please mend the marked lines of your basket, then you can pay.";
  if (isElsewhere) return "Please choose to collect, or check another postcode, then you can pay.";
  if (withoutDay === "collect") return "Please choose to collect, then you can pay.";
  if (withoutDay === "text") return "You can pay once a day is open.";
  return lacksDay ? "Please choose a day." : lackingIn(details);
};
