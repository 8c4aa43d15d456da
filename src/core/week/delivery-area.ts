import {
  isOutwardCode,
  outwardCode,
  postcodeParts,
  postcodesMeant,
} from "#core/shared/postcode.ts";

export type DeliveryArea = readonly string[];

export const isAreaCode = (code: string): boolean => {
  const [outward = "", sector, ...more] = code.split(" ");
  return (
    isOutwardCode(outward) && more.length === 0 && (sector === undefined || /^\d$/.test(sector))
  );
};

/** Compares whole codes, never beginnings. */
export const isInArea = (area: DeliveryArea, postcode: string): boolean => {
  const parts = postcodeParts(postcode);
  return parts
    ? area.includes(parts.outward) || area.includes(`${parts.outward} ${parts.inward[0]}`)
    : area.includes(outwardCode(postcode));
};

export type AreaAnswer =
  | { readonly kind: "delivered" | "elsewhere"; readonly code: string }
  | { readonly kind: "one-of-several"; readonly meant: readonly string[] }
  | { readonly kind: "part-of-a-postcode" | "no-postcode" };

const BEGINNING = /^(?:[A-Z]{1,2}(?:\d[A-Z\d]?(?:\d[A-Z]?)?)?)?$/;

export const areaAnswer = (area: DeliveryArea, typed: string): AreaAnswer => {
  const parts = postcodeParts(typed);
  if (parts) {
    const kind = isInArea(area, typed) ? "delivered" : "elsewhere";
    return { kind, code: parts.outward };
  }
  const meant = postcodesMeant(typed);
  if (meant.length > 1) return { kind: "one-of-several", meant };
  const letters = typed.toUpperCase().replace(/[^A-Z\d]/g, "");
  const isAnything = letters !== "" || typed.trim() === "";
  return { kind: isAnything && BEGINNING.test(letters) ? "part-of-a-postcode" : "no-postcode" };
};
