import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export const LEGENDS: Readonly<Record<DeliveryMethod, string>> = {
  delivery: "Delivery day",
  collection: "Collection day",
};

export const SHOWN_FIRST = 4;
