import { takeAtDoor } from "#core/by-hand/take-at-door.ts";
import { getDisputedOrders } from "#core/orders/get-disputed-orders.ts";
import { getPackingList } from "#core/orders/get-packing-list.ts";
import { getPackDay } from "#core/packing/get-pack-day.ts";
import { handOver } from "#core/packing/hand-over.ts";
import { setRunOrder } from "#core/packing/set-run-order.ts";
import { getUnfitOrders } from "#core/recall/get-unfit-orders.ts";
import type { Calls } from "#core/shop/calls.ts";

export const packingOffice = ({ command, query }: Calls) => ({
  getPackingList: query(getPackingList),
  getPackDay: query(getPackDay),
  handOver: command(handOver),
  takeAtDoor: command(takeAtDoor),
  setRunOrder: command(setRunOrder),
  getUnfitOrders: query(getUnfitOrders),
  getDisputedOrders: query(getDisputedOrders),
});
