import type { DeliveryMethod } from "#core/shared/delivery-method.ts";

export const storedDelivery = (stored: string | null): DeliveryMethod =>
  stored === "collection" ? stored : "delivery";
