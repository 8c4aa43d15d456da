import { addressLines } from "#core/orders/address.ts";
import type { PackParcel } from "#core/packing/parcel.ts";

export const aStop = (postcode: string, line = "1 High Street"): PackParcel => ({
  order: {
    id: `${line} ${postcode}`,
    status: "Pending",
    address: { lines: [line], postcode, country: "GB" },
  },
  items: [],
  isPart: false,
  method: "delivery",
  stop: null,
});

export const addressesOf = (stops: readonly PackParcel[]): readonly string[] =>
  stops.map(({ order }) => (order.address ? addressLines(order.address).join(", ") : ""));

export const postcodesOf = (stops: readonly PackParcel[]): readonly string[] =>
  stops.map(({ order }) => order.address?.postcode ?? "");

export const A_STOP_ITEM = {
  ...{ id: "large-12", name: "Large eggs", packSize: 12, deliveryMethod: "delivery" },
  quantity: 1,
};
