import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export const DELIVERY_NAMES: Record<DeliveryMethod, string> = {
  delivery: "Free Delivery",
  collection: "Collection",
};

export const deliveryNameOf = (stored: string): string =>
  stored in DELIVERY_NAMES ? DELIVERY_NAMES[stored as DeliveryMethod] : stored;
