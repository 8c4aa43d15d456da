import * as v from "valibot";

/** Neither a NUL nor half a letter: databases take neither. */
const isWhole = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

const TEXT = v.pipe(v.string(), v.check(isWhole));

/** A text of so many letters at most. */
export const text = (most: number) => v.pipe(TEXT, v.maxLength(most));

/** What names a record. */
export const Id = v.pipe(TEXT, v.minLength(1), v.maxLength(200));

export const Email = text(320);

/** What a search or a version may hold. */
export const Words = text(500);

/** HTML with its pictures. */
export const Html = text(8_000_000);

const MOST = 1_000_000_000_000;

export const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));

/** Any figure: the rules say which are possible. */
export const Figure = v.pipe(v.number(), v.minValue(-MOST), v.maxValue(MOST));

export const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));
