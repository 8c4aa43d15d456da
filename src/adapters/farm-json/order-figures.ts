import { asList, asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import { fieldsOf, isStoredFigure } from "#adapters/farm-json/stored-fields.ts";

export const MOST_PACKS = 1_000_000;

const hasFiguresOfItem = (stored: unknown): boolean => {
  const { price, packSize, quantity } = fieldsOf(stored) ?? {};
  return isStoredFigure(price) && isStoredFigure(packSize) && isStoredFigure(quantity, MOST_PACKS);
};

export const hasStoredFigures = (order: StoredMap): boolean =>
  isStoredFigure(order.total) &&
  isStoredFigure(order.fee) &&
  isStoredFigure(order.captured) &&
  isStoredFigure(order.returned) &&
  asList(order.items).every(hasFiguresOfItem) &&
  asList(order.parts).every((part) => isStoredFigure(fieldsOf(part)?.amount)) &&
  Object.values(asMap(order.short) ?? {}).every((eggs) => isStoredFigure(eggs));
