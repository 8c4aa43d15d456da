import { dialled, isMobile } from "#core/customers/phone.ts";
import type { Farm } from "#core/farm.ts";
import { encoded, encodedEmail } from "#core/messages/reply.ts";
import { shortId } from "#core/orders/order.ts";
import type { OrderToHandOver } from "#core/orders/order-to-hand-over.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";

type Addressee = Pick<OrderToHandOver, "id" | "customerName" | "customerEmail" | "phone">;

const wordsTo = (order: Addressee, day: Day, { name, phone }: Pick<Farm, "name" | "phone">) =>
  [
    `Hello${order.customerName ? ` ${order.customerName}` : ""},`,
    "",
    `Your eggs for ${writtenDay(day)} (order ${shortId(order)}) are still here. When would you like to collect them?`,
    "",
    `${name}, ${phone}`,
  ].join("\n");

export const notCollectedAddress = (
  order: Addressee,
  day: Day,
  farm: Pick<Farm, "name" | "phone">,
): string => {
  const { customerEmail, phone } = order;
  const body = encoded(wordsTo(order, day, farm));
  if (customerEmail)
    return `mailto:${encodedEmail(customerEmail)}?subject=${encoded(`Your order ${shortId(order)}`)}&body=${body}`;
  return phone && isMobile(phone) ? `sms:${dialled(phone)}?body=${body}` : "";
};
