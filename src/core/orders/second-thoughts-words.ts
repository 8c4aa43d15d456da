import type { Farm } from "#core/farm.ts";
import type { Order } from "#core/orders/order.ts";
import type { SecondThoughts } from "#core/orders/second-thoughts.ts";
import { cutOffWords } from "#core/week/offer-words.ts";

const untilWords = (until: string): string => cutOffWords(until, null).replace(/^by /, "until ");

type May = Pick<SecondThoughts, "mayCancel" | "mayChangeDay" | "changesLeft">;

const deedsOf = <Words>(
  { mayCancel, mayChangeDay, changesLeft }: May,
  words: { readonly both: Words; readonly day: Words; readonly cancel: Words },
): Words | null => {
  const mayMove = mayChangeDay && changesLeft > 0;
  if (mayMove) return mayCancel ? words.both : words.day;
  return mayCancel ? words.cancel : null;
};

export const thoughtsInWords = (
  thoughts: SecondThoughts,
  { phone }: Pick<Farm, "phone">,
  now: string,
): string => {
  const { until, mayCancel, mayChangeDay, changesLeft } = thoughts;
  if (!mayCancel && !mayChangeDay) return "";
  if (until <= now) return `We are packing this order. If something is wrong, text us on ${phone}.`;
  const may = deedsOf(thoughts, {
    both: "You can change or cancel this order",
    day: "You can change the day of this order",
    cancel: "You can cancel this order",
  });
  const often =
    mayChangeDay && changesLeft === 0
      ? `To change its day once more, please text us on ${phone}.`
      : "";
  return [may && `${may} ${untilWords(until)}.`, often].filter(Boolean).join(" ");
};

export const packedInWords = (
  { status }: Pick<Order, "status">,
  { phone, customersMay }: Pick<Farm, "phone" | "customersMay">,
): string => {
  if (status !== "Ready") return "";
  const { changeDay, cancel } = customersMay;
  const deed = deedsOf(
    { mayChangeDay: changeDay, mayCancel: cancel, changesLeft: 1 },
    { both: "change or cancel it", day: "change its day", cancel: "cancel it" },
  );
  return deed ? `It is packed. To ${deed}, ring ${phone}.` : "";
};

export const linkWords = (thoughts: SecondThoughts | null, now: string): string | null => {
  if (!thoughts || thoughts.until <= now) return null;
  const may = deedsOf(thoughts, {
    both: "Change or cancel",
    day: "Change the day",
    cancel: "Cancel",
  });
  return may && `${may}: ${untilWords(thoughts.until)}`;
};
