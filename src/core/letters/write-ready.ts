import type { CommandContext } from "#core/command.ts";
import { readyMessages } from "#core/letters/order-messages.ts";
import { type Message, messageOf, orderIdOf } from "#core/messages/message.ts";
import { isBeingCancelled } from "#core/orders/cancelling.ts";
import { dueBy } from "#core/orders/fulfilment-day.ts";
import { isReadyToCollect, methodsHere } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { isPending } from "#core/orders/status-sets.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "orders" | "messages" | "profile"> & Pick<CommandContext, "now">;

const ordersOf = (message: Message): readonly string[] => [
  orderIdOf(message),
  ...(message.also ?? []),
];

const isHeld = ({ state, tries }: Message): boolean => state === "waiting" && tries === 0;

const isToCome = (order: Order): boolean => isPending(order) && !isBeingCancelled(order);

/** What the customer collects with it. */
const collectedWith = async ({ orders, profile, now }: Deps, order: Order) => {
  const farm = await loadFarm({ profile });
  const dayOf = (one: Order) => dueBy(one, "collection", now, farm).day;
  const all = await orders.ofEmail(order.customerEmail);
  return all.filter(
    (one) =>
      one.id !== order.id &&
      !one.unwritten &&
      methodsHere(one).includes("collection") &&
      dayOf(one) === dayOf(order),
  );
};

const WAIT = TIMEOUTS.readyTogether / 60_000;

/** Each customer gets one mail. While other orders of the customer are to be packed, it waits, and then names them all. */
export const writeReady = async (deps: Deps, order: Order): Promise<void> => {
  const { messages, profile, now } = deps;
  const farm = await loadFarm({ profile });
  if (readyMessages(order, farm).length === 0) return;
  const written = (await messages.ofEmail(order.customerEmail)).filter(
    ({ kind }) => kind === "ready",
  );
  if (written.some((one) => ordersOf(one).includes(order.id))) return;
  const others = await collectedWith(deps, order);
  const held = written.find((one) => isHeld(one) && others.some(({ id }) => id === orderIdOf(one)));
  const before = others.filter(
    (one) => held && isReadyToCollect(one) && ordersOf(held).includes(one.id),
  );
  const dueAt = others.some(isToCome) ? addMinutes(now, WAIT) : now;
  for (const outgoing of readyMessages(order, farm, before)) {
    const message = { ...messageOf(outgoing, now), dueAt };
    if (held)
      await messages.replace({
        ...message,
        id: held.id,
        also: [...(held.also ?? []), order.id],
      });
    else await messages.add(message);
  }
};
