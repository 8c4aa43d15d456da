import type { Order } from "#core/orders/order.ts";

/** How often its e-mail address has become another person's. */
export const mendsOf = ({ log = [] }: Pick<Order, "log">): number =>
  log.filter(({ kind, detail }) => kind === "edited" && detail === "email").length;
