/** With the inward code, three characters, at its end. */
const UK_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

const lettersOf = (typed: string): string => typed.replace(/\s+/g, "").toUpperCase();

export const isUkPostcode = (typed: string): boolean => UK_POSTCODE.test(lettersOf(typed));

/** "RH10 1AA", whatever was typed for it; what is no postcode of the United Kingdom stays as it is. */
export const writtenPostcode = (typed: string): string => {
  const letters = lettersOf(typed);
  return UK_POSTCODE.test(letters) ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : typed;
};

/** "RH10" or "EC1A". */
export const isOutwardCode = (code: string): boolean => /^[A-Z]{1,2}\d[A-Z\d]?$/.test(code);

/** The outward code of a postcode of the United Kingdom: "rh10 1aa" is in "RH10". */
export const outwardCode = (postcode: string): string => {
  const letters = lettersOf(postcode);
  return /\d[A-Z]{2}$/.test(letters) ? letters.slice(0, -3) : letters;
};

export interface PostcodeParts {
  /** "RH10". */
  readonly outward: string;
  /** "6AB". */
  readonly inward: string;
}

/** A9, A99, AA9, AA99, A9A or AA9A, and an inward code. */
const PARTS = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

/** Of its letters and digits alone; null where they are no whole postcode. */
export const postcodeParts = (typed: string): PostcodeParts | null => {
  const [, outward, inward] = PARTS.exec(typed.toUpperCase().replace(/[^A-Z\d]/g, "")) ?? [];
  return outward && inward ? { outward, inward } : null;
};

/** "RH10 6AB", whatever was typed for it; null where it is no whole postcode. */
export const wholePostcode = (typed: string): string | null => {
  const parts = postcodeParts(typed);
  return parts && `${parts.outward} ${parts.inward}`;
};
