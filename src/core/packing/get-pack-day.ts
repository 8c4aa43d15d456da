import { filedName } from "#core/customers/surname.ts";
import { itemsLeft } from "#core/orders/given-packs.ts";
import { asCalledNow } from "#core/orders/item-names.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import {
  type OrderToHandOver,
  orderToHandOver,
  packedItems,
} from "#core/orders/order-to-hand-over.ts";
import { isGivenUp } from "#core/orders/status-sets.ts";
import { byPostcode } from "#core/packing/by-postcode.ts";
import { dayTotals } from "#core/packing/day-totals.ts";
import { isOpenDay } from "#core/packing/days-around.ts";
import { eggsOfDay } from "#core/packing/eggs-of-day.ts";
import { isOnPackDay, type OrderForDay, ordersForDay } from "#core/packing/orders-for-day.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import { asDriven, type RunOrder } from "#core/packing/run-order.ts";
import { asStops } from "#core/packing/same-house.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { isHelper } from "#core/session/person.ts";
import { compareWords } from "#core/shared/collation.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import type { DeliveryArea } from "#core/week/delivery-area.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = Pick<
  ShopRecords,
  "orders" | "profile" | "runOrder" | "bookSettings" | "care" | "lots"
> &
  Pick<ShopPorts, "clock" | "sessions">;

type Named = Pick<OrderToHandOver, "id" | "recipient" | "customerName" | "customerEmail">;

const namedIn = ({ recipient, customerName }: Named): string => recipient || (customerName ?? "");

/** By surname, as people say who they are; those without a name come last. */
const bySurname = ({ order: a }: { order: Named }, { order: b }: { order: Named }): number => {
  const [one, other] = [filedName(namedIn(a)), filedName(namedIn(b))];
  return (
    Number(one.surname === "") - Number(other.surname === "") ||
    compareWords(one.surname, other.surname) ||
    compareWords(one.first, other.first) ||
    compareWords(a.customerEmail ?? "", b.customerEmail ?? "") ||
    (a.id < b.id ? -1 : 1)
  );
};

const inOrder = (
  parcels: readonly PackParcel[],
  area: DeliveryArea,
  run: RunOrder,
): readonly PackParcel[] => {
  const delivered = parcels.filter(({ method }) => method === "delivery");
  const stops = asDriven(byPostcode(delivered, area), run);
  const collections = parcels.filter(({ method }) => method === "collection");
  return [...asStops(stops), ...collections.sort(bySurname)];
};

export const getPackDay =
  ({ runOrder, clock, sessions, ...records }: Deps) =>
  async (day: Day): Promise<PackDay> => {
    if (!isDay(day))
      return {
        day,
        isOpen: false,
        totals: { toPack: [], packed: [] },
        parcels: [],
        isAsDriven: false,
        eggs: null,
        cancelled: [],
      };
    const farm = await loadFarm(records);
    const found = await ordersForDay(records, day, clock.now());
    const withEmail = !isHelper(await sessions.person());
    const parcelOf = ({ order, method }: OrderForDay): PackParcel => {
      const all = itemsLeft(order);
      const items = all.filter((item) => methodOf(item) === method);
      return {
        order: orderToHandOver(order, withEmail),
        items: packedItems(asCalledNow(items, farm.eggs)),
        isPart: items.length < all.length,
        method,
        stop: null,
      };
    };
    const run = await runOrder.load();
    const packed = found.filter(({ order }) => isOnPackDay(order)).map(parcelOf);
    const parcels = inOrder(packed, farm.deliveryPostcodes, run);
    const gone = found.filter(({ order }) => isGivenUp(order));
    return {
      day,
      isOpen: isOpenDay(farm, day),
      totals: dayTotals(
        parcels,
        farm.eggs.map(({ id }) => id),
      ),
      parcels,
      isAsDriven: run.length > 0,
      eggs: await eggsOfDay(records, day, clock.now()),
      cancelled: [...new Set(gone.map(({ order }) => order.id))],
    };
  };
