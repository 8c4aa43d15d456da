import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

/** Delivery where nothing readable is stored. */
export const storedDelivery = (stored: string | null): DeliveryMethod =>
  stored === "collection" ? stored : "delivery";
