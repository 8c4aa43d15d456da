/** The letters allowed at each place (Royal Mail's Programmer's Guide, BS 7666). */
const FORM =
  /^[A-PR-UWYZ](?:[A-HK-Y]?(?:\d|[1-9]\d)|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y])\d[ABD-HJLNP-UW-Z]{2}$/;

/** Matches A9, A99, AA9, AA99, A9A or AA9A, and an inward code. */
const PARTS = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;

const SHAPES = ["A9", "A99", "AA9", "A9A", "AA99", "AA9A"].map((outward) => `${outward}9AA`);

const MEANT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  A: { 0: "O", 1: "IL", I: "IL" },
  9: { O: "0", I: "1", L: "1" },
};

const lettersOf = (typed: string): string => typed.toUpperCase().replace(/[^A-Z\d]/g, "");

const inShape = (letters: string, shape: string): readonly string[] =>
  [...letters].reduce<readonly string[]>(
    (heads, sign, at) =>
      heads.flatMap((head) =>
        [...(MEANT[shape[at] ?? ""]?.[sign] ?? sign)].map((meant) => head + meant),
      ),
    [""],
  );

const changesFrom = (letters: string, reading: string): number =>
  [...letters].filter((sign, at) => sign !== reading[at]).length;

const readingsOf = (letters: string): readonly string[] => {
  if (FORM.test(letters)) return [letters];
  const shapes = SHAPES.filter(({ length }) => length === letters.length);
  const all = new Set(shapes.flatMap((shape) => inShape(letters, shape)));
  const real = [...all].filter((reading) => FORM.test(reading));
  const changes = real.map((reading) => changesFrom(letters, reading));
  return real.filter((_reading, at) => changes[at] === Math.min(...changes));
};

const spaced = (letters: string): string => `${letters.slice(0, -3)} ${letters.slice(-3)}`;

/** People type O for nought, and I, L and 1 for each other: "SI1 2AB" may be two postcodes. */
export const postcodesMeant = (typed: string): readonly string[] =>
  readingsOf(lettersOf(typed)).map(spaced);

export interface PostcodeParts {
  readonly outward: string;
  readonly inward: string;
}

/** Null for text that is no whole postcode, or may be several. */
export const postcodeParts = (typed: string): PostcodeParts | null => {
  const letters = lettersOf(typed);
  const [reading = letters, ...others] = readingsOf(letters);
  const [, outward, inward] = (others.length === 0 && PARTS.exec(reading)) || [];
  return outward && inward ? { outward, inward } : null;
};

export const isUkPostcode = (typed: string): boolean => postcodeParts(typed) !== null;

/** Returns "RH10 6AB"; null for text that is no whole postcode. */
export const wholePostcode = (typed: string): string | null => {
  const parts = postcodeParts(typed);
  return parts && `${parts.outward} ${parts.inward}`;
};

export const writtenPostcode = (typed: string): string => wholePostcode(typed) ?? typed;

export const isOutwardCode = (code: string): boolean => /^[A-Z]{1,2}\d[A-Z\d]?$/.test(code);

export const outwardCode = (postcode: string): string =>
  postcodeParts(postcode)?.outward ?? lettersOf(postcode);
