import * as v from "valibot";

/** Databases take neither a NUL nor half a surrogate pair. */
const isWhole = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

const TEXT = v.pipe(v.string(), v.check(isWhole));

export const text = (most: number) => v.pipe(TEXT, v.maxLength(most));

export const Id = v.pipe(TEXT, v.minLength(1), v.maxLength(200));

export const Email = text(320);

export const Words = text(500);

export const Html = text(8_000_000);

const MOST = 1_000_000_000_000;

export const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));

export const Figure = v.pipe(v.number(), v.minValue(-MOST), v.maxValue(MOST));

export const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));
