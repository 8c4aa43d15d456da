export const DELIVERY_METHODS = ["delivery", "collection"] as const;

export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];
