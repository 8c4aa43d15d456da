import type { Farm } from "#core/farm.ts";
import {
  collectionTimes,
  deliveryDays,
  type Section,
  sellerName,
  sellerPlace,
} from "#core/farm-words.ts";

const vatSentence = ({ business: { vat } }: Farm): string =>
  vat === "" ? "" : ` Our VAT number is ${vat}.`;

const UNTIL_CUT_OFF =
  "until no more orders are taken for its day: in My Orders, or by the link in our emails";

const ASKED = "text or email us, and we pay all of it back, the way you paid.";

const changes = ({ customersMay: { changeDay, cancel } }: Farm, isShared: boolean): string => {
  if (!isShared || !(changeDay || cancel))
    return `Until we have packed your order you may cancel it all the same: ${ASKED}`;
  if (!cancel)
    return `You may move your order to another day ${UNTIL_CUT_OFF}. Until we have packed it you may cancel it all the same: ${ASKED}`;
  const deed = changeDay ? "cancel your order, or move it to another day," : "cancel your order";
  return `You may ${deed} all the same, ${UNTIL_CUT_OFF}. If you cancel, we pay all of it back, the way you paid. After that, and until we have packed it, ${ASKED}`;
};

export const termsOf = (farm: Farm, isShared: boolean): readonly Section[] => [
  {
    title: "Who sells",
    text: [
      `This shop is run by ${sellerName(farm)}, trading as ${farm.name}, ${sellerPlace(farm)}.${vatSentence(farm)} You reach us by phone or text on ${farm.phone}, or by email at ${farm.email}.`,
      "You buy from us when you have paid and the shop has shown you your order. If we can't pack it after all, we tell you and pay all of it back.",
    ],
  },
  {
    title: "Prices and paying",
    text: [
      "Prices are in pounds sterling, for the pack, and nothing is added to them: delivery and collection are free.",
      "You pay the price that is shown when you pay. Payments are made with PayPal, which takes cards too; we never see your card.",
    ],
  },
  {
    title: "Delivery and collection",
    text: [
      `We deliver in ${farm.deliveryTown} (postcodes that begin with ${farm.deliveryPostcodes.join(" or ")}) on ${deliveryDays(farm)}: on the day that you chose when you paid. If nobody is in, we leave the eggs where you ask us to in your note, or somewhere cool and dry.`,
      `Or collect your eggs at the farm gate: ${collectionTimes(farm)}. If you can't come on the day, text us, and we keep them for you.`,
    ],
  },
  {
    title: "Changing your mind",
    text: [
      "Eggs are perishable, so the 14 days in which other things bought online can be sent back don't apply to them.",
      changes(farm, isShared),
    ],
  },
  {
    title: "If something is wrong",
    text: [
      "If eggs are broken, missing or not as they should be, tell us, if you can within two days and with a photo. You choose: new eggs, or your money back. Your rights by law stay as they are.",
      `Complaints reach ${farm.owner} at ${farm.email} or ${farm.phone}, and are answered within a week.`,
      "The law of England and Wales applies.",
    ],
  },
];
