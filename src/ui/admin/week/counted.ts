import { counted } from "#ui/shared/counted.ts";

/** Returns "Four orders are", for the beginning of a sentence. */
export const countedOrders = (count: number): string => counted(count, "order is", "orders are");
