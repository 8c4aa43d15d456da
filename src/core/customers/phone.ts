const PHONE = /^[\d\s+()./-]+(?:(?:x|ext)\.?\s*\d{1,6})?$/i;
const FEWEST_DIGITS = 6;
/** Of a number with its country's code and an extension. */
const MOST_DIGITS = 21;

const digitsIn = (text: string): string => text.replace(/\D/g, "");

/** Whether a text may be a phone number: digits, and what people write between them. */
export const isPhone = (text: string): boolean => {
  const { length } = digitsIn(text);
  return PHONE.test(text.trim()) && length >= FEWEST_DIGITS && length <= MOST_DIGITS;
};

/** A British number within a text, as it is dialled at home or from abroad. */
const NUMBER = /(?<!\S)(?:\(?\+44|0044|\(?0)[\d\s()./-]*(?!\S)/;
const BEGINNINGS = ["0", "44", "0044", "440", "00440"];

/** What follows the nought or the country's code; empty where nothing does. */
const nationalPart = (number: string): string =>
  digitsIn(number)
    .replace(/^(?:00)?44/, "")
    .replace(/^0/, "");

/**
 * A search as it was typed and, where a British phone number is in it, with the number in each of the ways in which
 * one may be stored, without what stands between its digits.
 */
export const phoneSpellings = (typed: string): readonly string[] => {
  const [number] = NUMBER.exec(typed) ?? [""];
  const part = nationalPart(number);
  if (part === "") return [typed];
  return [typed, ...BEGINNINGS.map((beginning) => typed.replace(number, `${beginning}${part} `))];
};
