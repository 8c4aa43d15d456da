import { type DeliveryArea, isAreaCode } from "#core/week/delivery-area.ts";

export const MOST_CODES = 200;

/** "RH10 6 RH11" names a sector and a code. */
const CODE = /[^\s,;]+(?:[^\S\n]+\d(?![^\s,;]))?/g;

export const typedArea = (typed: string): DeliveryArea => {
  const found = typed.toUpperCase().match(CODE) ?? [];
  return [...new Set(found.map((code) => code.replace(/\s+/, " ")))];
};

export type AreaFault = "no-codes" | "too-many-codes";

export const areaFault = (area: DeliveryArea): AreaFault | null => {
  if (area.length === 0 || !area.every(isAreaCode)) return "no-codes";
  return area.length > MOST_CODES ? "too-many-codes" : null;
};
