import type { Farm } from "#core/farm.ts";
import type { Block, Letter } from "#core/messages/letter.ts";
import { orderLinkIn } from "#core/messages/order-link.ts";
import { customerChangesOf } from "#core/orders/customer-changes.ts";
import { linkWords } from "#core/orders/customer-changes-words.ts";
import type { Order } from "#core/orders/order.ts";

export interface Desk {
  readonly now: string;
  readonly publicUrl: string;
}

export const orderLinkBlocks = (
  order: Order,
  farm: Farm,
  { now, publicUrl }: Desk,
): readonly Block[] => {
  const words = publicUrl === "" ? null : linkWords(customerChangesOf(order, farm), now);
  return words === null ? [] : [{ link: orderLinkIn(publicUrl), words }];
};

export const hasOrderLink = ({ blocks }: Letter, publicUrl: string): boolean =>
  publicUrl !== "" &&
  blocks.some(
    (block) =>
      typeof block === "object" && "link" in block && block.link === orderLinkIn(publicUrl),
  );
