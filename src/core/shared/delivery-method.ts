/** How eggs are handed over: brought, or fetched at the farm gate. */
export const DELIVERY_METHODS = ["delivery", "collection"] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];
