const PHONE = /^[\d\s+()./-]+(?:(?:x|ext)\.?\s*\d{1,6})?$/i;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 21;

const digitsIn = (text: string): string => text.replace(/\D/g, "");

const EXTENSION = /(?:x|ext).*$/is;
const BRITISH = /^\s*\(?(?:\+44|0044|0(?!0))/;

/** After the nought a British number has nine or ten digits. */
const isWholeBritish = (text: string): boolean =>
  /^\d{9,10}$/.test(nationalPart(text.replace(EXTENSION, "")));

export const isPhone = (text: string): boolean => {
  const { length } = digitsIn(text);
  const isReadable = PHONE.test(text.trim()) && length >= FEWEST_DIGITS && length <= MOST_DIGITS;
  return isReadable && (!BRITISH.test(text) || isWholeBritish(text));
};

/** A landline gets no texts. */
export const isMobile = (phone: string): boolean =>
  BRITISH.test(phone) && nationalPart(phone).startsWith("7");

export const dialled = (phone: string): string => phone.replace(/[^\d+]/g, "");

const NUMBER = /(?<!\S)(?:\(?\+44|0044|\(?0)[\d\s()./-]*(?!\S)/;
const BEGINNINGS = ["0", "44", "0044", "440", "00440"];

const nationalPart = (number: string): string =>
  digitsIn(number)
    .replace(/^(?:00)?44/, "")
    .replace(/^0/, "");

export const phoneSpellings = (typed: string): readonly string[] => {
  const [number] = NUMBER.exec(typed) ?? [""];
  const part = nationalPart(number);
  if (part === "") return [typed];
  return [typed, ...BEGINNINGS.map((beginning) => typed.replace(number, `${beginning}${part} `))];
};
