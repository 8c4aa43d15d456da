import { counted } from "#ui/shared/counted.ts";

/** "Four orders are", at the beginning of a sentence. */
export const countedOrders = (count: number): string => counted(count, "order is", "orders are");
