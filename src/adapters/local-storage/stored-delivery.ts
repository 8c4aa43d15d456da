import type { DeliveryMethod } from "#core/cart/cart.ts";

/** What is stored of how the visitor wants eggs; delivery where nothing is, or nothing of the kind. */
export const storedDelivery = (stored: string | null): DeliveryMethod =>
  stored === "collection" ? stored : "delivery";
