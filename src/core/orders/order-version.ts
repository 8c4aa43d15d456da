// Optimistic locking: a change of money or packs is refused where the order isn't as it was seen.
import type { Order } from "#core/orders/order.ts";
import type { Version } from "#core/shared/version.ts";

/** Its log and its money only grow, and whatever changes is told by one of them. */
export const versionOf = ({ status, log = [], money }: Order): Version =>
  [status, log.length, money.length].join(" ");
