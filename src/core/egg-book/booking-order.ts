import { bookOrder } from "#core/egg-book/book-order.ts";
import { type BookDeps, keepBook } from "#core/egg-book/keep-book.ts";
import type { Order } from "#core/orders/order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

interface GivenUp {
  readonly order: Order;
  /** The halves whose eggs are to be sold again. */
  readonly puttingBack: readonly DeliveryMethod[];
}

/** Runs what gives an order up, and books in the open egg book whether its eggs came back or are gone. */
export const bookingOrder =
  (deps: BookDeps) =>
  <Answer>({ order, puttingBack }: GivenUp, giveUp: () => Promise<Answer>): Promise<Answer> =>
    keepBook(deps)<Answer>(giveUp, async (book) => {
      const answer = await giveUp();
      const after = (await deps.orders.find(order.id)) ?? order;
      const farm = await loadFarm(deps);
      const booked = await bookOrder(deps, book, { before: order, after, farm, puttingBack });
      return [booked.ok ? booked.value : book, answer];
    });
