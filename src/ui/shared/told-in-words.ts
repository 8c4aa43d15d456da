import { shortId } from "#core/orders/order.ts";
import type { Told, ToRing } from "#core/orders/told.ts";
import type { WhyUntold } from "#core/orders/untold.ts";
import { spaced } from "#ui/shared/spaced.ts";

export const WHY_UNTOLD: Readonly<Record<WhyUntold, string>> = {
  "no-address": "no email address",
  unwanted: "no mails for this order",
  "no-mail-server": "this shop sends no mail",
  "refused-address": "the last mail didn't get through",
};

const NO_PHONE = "no phone number";

const oneToRing = ({ customerName, phone, id }: ToRing): string =>
  `${customerName || `the customer of order ${shortId({ id })}`}, ${phone || NO_PHONE}`;

const MOST_NAMED = 4;

const mailedInWords = ({ mailed, untold }: Told, of: string): string => {
  if (mailed === 0) return "";
  if (mailed > 1) return `${mailed} customers are told ${of}by email.`;
  return `${untold.length > 0 ? "One customer" : "The customer"} is told ${of}by email.`;
};

const untoldInWords = ({ untold }: Told): string => {
  const [first, ...others] = untold;
  if (!first) return "";
  if (others.length === 0) {
    const { customerName, phone, why } = first;
    const ring = phone ? `Ring ${phone}` : "There is no phone number either";
    return `No email tells ${customerName || "the customer"} of it: ${WHY_UNTOLD[why]}. ${ring}.`;
  }
  const more = untold.length - MOST_NAMED;
  const named = [
    ...untold.slice(0, MOST_NAMED).map(oneToRing),
    ...(more > 0 ? [`${more} more`] : []),
  ];
  return `No email tells ${untold.length} customers of it. Ring ${named.join("; ")}.`;
};

export const toldInWords = (told: Told | null | undefined, of = ""): string =>
  told ? spaced(mailedInWords(told, of && `${of} `), untoldInWords(told)) : "";

export const OF_THE_NEW_DAY = "of the new day";

export const withTold = (text: string, told: Told | null | undefined, of?: string): string =>
  spaced(text, toldInWords(told, of));
