import { asList, asMap, type StoredMap } from "#adapters/farm-json/records.ts";
import { fieldsOf, isStoredFigure } from "#adapters/farm-json/stored-fields.ts";

export const MOST_PACKS = 1_000_000;

const hasFiguresOfItem = (stored: unknown): boolean => {
  const { price, packSize, quantity } = fieldsOf(stored) ?? {};
  return isStoredFigure(price) && isStoredFigure(packSize) && isStoredFigure(quantity, MOST_PACKS);
};

const haveStoredFigures = ({ fee, captured, returned, parts, short }: StoredMap): boolean =>
  isStoredFigure(fee) &&
  isStoredFigure(captured) &&
  isStoredFigure(returned) &&
  asList(parts).every((part) => isStoredFigure(fieldsOf(part)?.amount)) &&
  Object.values(asMap(short) ?? {}).every((eggs) => isStoredFigure(eggs));

/** Most orders have none of these. */
const hasMoreFigures = ({ fee, captured, returned, parts, short }: StoredMap): boolean =>
  (fee ?? captured ?? returned ?? parts ?? short) !== undefined;

export const hasStoredFigures = (order: StoredMap): boolean =>
  isStoredFigure(order.total) &&
  asList(order.items).every(hasFiguresOfItem) &&
  (!hasMoreFigures(order) || haveStoredFigures(order));
