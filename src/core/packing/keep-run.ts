import type { CommandContext } from "#core/command.ts";
import { dueBy } from "#core/orders/fulfilment-day.ts";
import { isHandedOver } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { byPostcode } from "#core/packing/by-postcode.ts";
import { isOnPackDay, ordersForDay } from "#core/packing/orders-for-day.ts";
import { asDriven, drivenAfter, mergedRun, postcodeOf, runOf } from "#core/packing/run-order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<ShopRecords, "orders" | "profile" | "runOrder"> & CommandContext;

export const keepRun = async (deps: Deps, driven: Order): Promise<void> => {
  const farm = await loadFarm(deps);
  const { day } = dueBy(driven, "delivery", deps.now, farm);
  const found = await ordersForDay(deps, day, deps.now);
  const deliveries = found.filter(
    ({ order, method }) => method === "delivery" && isOnPackDay(order),
  );
  const before = await deps.runOrder.load();
  const stops = asDriven(byPostcode(deliveries, farm.deliveryPostcodes), before);
  const last = stops.findLast(
    ({ order }) => order.id !== driven.id && isHandedOver(order, "delivery"),
  );
  const [here, there] = [postcodeOf({ order: driven }), last && postcodeOf(last)];
  if (!here || !there) return;
  const run = runOf(stops);
  const after = drivenAfter(run, here, there);
  if (after !== run) await deps.runOrder.save(mergedRun(before, after));
};
