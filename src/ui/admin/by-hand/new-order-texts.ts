import type { AddOrderRefusal, EggsLacking } from "#core/by-hand/add-order.ts";
import { MOST_NAME_LETTERS } from "#core/by-hand/typed-order.ts";
import { MOST_NOTE_LETTERS } from "#core/cart/note.ts";
import { type EggType, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { roomWords } from "#core/days/choice-words.ts";
import type { OwnersDay } from "#core/days/owners-days.ts";
import { clockHours } from "#core/farm-words.ts";
import { HIGHEST_PRICE } from "#core/pricing/prices.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import type { NewOrderField } from "#ui/admin/by-hand/typed-new-order.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { EMAIL_FAULTS } from "#ui/shared/parts/email-faults.ts";
import { PHONE_FAULT } from "#ui/shared/parts/phone-fault.ts";

export const FAULTS: Readonly<Record<NewOrderField, string>> = {
  name: `Please enter a name of up to ${MOST_NAME_LETTERS} letters.`,
  phone: PHONE_FAULT,
  email: EMAIL_FAULTS["no-email"],
  address: "At most 6 lines of 100 letters, and a postcode.",
  packs: "Please choose at least one pack.",
  prices: `Please enter a price from £0.00 to ${formatGbp(HIGHEST_PRICE)}.`,
  day: "Please choose a day from today on.",
  note: `At most ${MOST_NOTE_LETTERS} letters.`,
  how: "Please choose how it is paid.",
};

const lackingInWords = (
  { category, asked, forSale }: EggsLacking,
  eggs: readonly EggType[],
): string => `${eggTypeIn(eggs, category).name}: ${asked} asked for, ${forSale} for sale.`;

export const askedAnyway = (
  refusal: AddOrderRefusal,
  day: Day,
  eggs: readonly EggType[],
): string | null => {
  switch (refusal.kind) {
    case "bad-order":
      return null;
    case "more-than-for-sale":
      return `More eggs than are for sale. ${refusal.lacking.map((one) => lackingInWords(one, eggs)).join(" ")}`;
    case "day-not-open":
      return `${writtenDay(day)} is ${refusal.why}.`;
  }
};

export const dayWords = ({ day, state, reason, ...offer }: OwnersDay): string => {
  if (state === "open")
    return [writtenDay(day), clockHours(offer), roomWords(offer)].filter(Boolean).join(", ");
  return `${writtenDay(day)}: ${[state, reason].filter(Boolean).join(", ")}`;
};
