import type { Farm } from "#core/farm.ts";
import type { CustomerChanges } from "#core/orders/customer-changes.ts";
import type { Order } from "#core/orders/order.ts";
import { cutOffWords } from "#core/week/offer-words.ts";

const untilWords = (until: string): string => cutOffWords(until, null).replace(/^by /, "until ");

type May = Pick<CustomerChanges, "mayCancel" | "mayChangeDay" | "changesLeft">;

const allowedIn = <Words>(
  { mayCancel, mayChangeDay, changesLeft }: May,
  words: { readonly both: Words; readonly day: Words; readonly cancel: Words },
): Words | null => {
  const mayMove = mayChangeDay && changesLeft > 0;
  if (mayMove) return mayCancel ? words.both : words.day;
  return mayCancel ? words.cancel : null;
};

export const changesInWords = (
  changes: CustomerChanges,
  { phone }: Pick<Farm, "phone">,
  now: string,
): string => {
  const { until, mayCancel, mayChangeDay, changesLeft } = changes;
  if (!mayCancel && !mayChangeDay)
    return until <= now ? "" : `You can add to this order ${untilWords(until)}.`;
  if (until <= now) return `We are packing this order. If something is wrong, text us on ${phone}.`;
  const may = allowedIn(changes, {
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
  const may = allowedIn(
    { mayChangeDay: changeDay, mayCancel: cancel, changesLeft: 1 },
    { both: "change or cancel it", day: "change its day", cancel: "cancel it" },
  );
  return may ? `It is packed. To ${may}, ring ${phone}.` : "";
};

export const linkWords = (changes: CustomerChanges | null, now: string): string | null => {
  if (!changes || changes.until <= now) return null;
  const may = allowedIn(changes, {
    both: "Change or cancel",
    day: "Change the day",
    cancel: "Cancel",
  });
  return may && `${may}: ${untilWords(changes.until)}`;
};
