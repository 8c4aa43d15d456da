import { counted } from "#ui/shared/counted.ts";

export const countedOrders = (count: number): string => counted(count, "order is", "orders are");
