import type { Farm } from "#core/farm.ts";
import { greeting } from "#core/letters/letter-blocks.ts";
import { goodbye, type Letter } from "#core/messages/letter.ts";
import { orderLinkIn } from "#core/messages/order-link.ts";
import { type Order, shortId } from "#core/orders/order.ts";

export const addressLetter = (order: Order, farm: Farm, publicUrl: string): Letter => ({
  subject: `Where shall we bring your eggs? Order ${shortId(order)}`,
  blocks: [
    greeting(order),
    `Your order ${shortId(order)} is paid, but we do not know yet where to deliver it. Please open this link, press 'Show my order', and type your address.`,
    { link: orderLinkIn(publicUrl), words: "Type my address" },
    `You can also ring us on ${farm.phone}.`,
    goodbye(farm),
  ],
});
