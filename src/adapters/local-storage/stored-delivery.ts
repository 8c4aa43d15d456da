import type { DeliveryMethod } from "#core/cart/cart.ts";

/** Delivery where nothing readable is stored. */
export const storedDelivery = (stored: string | null): DeliveryMethod =>
  stored === "collection" ? stored : "delivery";
