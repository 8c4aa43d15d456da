const BASE = 36;
const LEAST_DIGIT = 1;
const MOST_DIGIT = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_SIGN = 128;
const LAST_SIGN = 0x10_ff_ff;

const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

const SIGNS = /^[\p{L}\p{M}\p{N}-]+$/u;
const LATIN = /^[\0-\x7f]*$/;

const thresholdAt = (position: number, bias: number): number =>
  Math.min(Math.max(position - bias, LEAST_DIGIT), MOST_DIGIT);

interface Figure {
  readonly value: number;
  readonly next: number;
}

const figureAt = (code: string, from: number, bias: number): Figure | null => {
  let [value, weight] = [0, 1];
  for (let at = from; at < code.length; at += 1) {
    const digit = DIGITS.indexOf(code.charAt(at));
    if (digit < 0) return null;
    value += digit * weight;
    const threshold = thresholdAt((at - from + 1) * BASE, bias);
    if (digit < threshold) return { value, next: at + 1 };
    weight *= BASE - threshold;
  }
  return null;
};

const biasAfter = (delta: number, length: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let position = 0;
  while (rest > ((BASE - LEAST_DIGIT) * MOST_DIGIT) / 2) {
    rest = Math.floor(rest / (BASE - LEAST_DIGIT));
    position += BASE;
  }
  return position + Math.floor(((BASE - LEAST_DIGIT + 1) * rest) / (rest + SKEW));
};

/** Punycode (RFC 3492); null for other text. */
const decoded = (code: string): string | null => {
  const dash = code.lastIndexOf("-");
  const plain = code.slice(0, Math.max(dash, 0));
  if (dash === 0) return null;
  const signs = [...plain];
  let [sign, place, bias] = [FIRST_SIGN, 0, FIRST_BIAS];
  for (let at = dash + 1; at < code.length; ) {
    const figure = figureAt(code, at, bias);
    if (!figure) return null;
    const length = signs.length + 1;
    bias = biasAfter(figure.value, length, sign === FIRST_SIGN && signs.length === plain.length);
    sign += Math.floor((place + figure.value) / length);
    if (sign > LAST_SIGN) return null;
    place = (place + figure.value) % length;
    signs.splice(place, 0, String.fromCodePoint(sign));
    place += 1;
    at = figure.next;
  }
  return signs.join("");
};

const PREFIX = "xn--";

/** Refuses what a domain may not hold, so that no two domains read the same. */
const labelOf = (label: string): string => {
  const text = label.startsWith(PREFIX) ? decoded(label.slice(PREFIX.length)) : null;
  if (text === null || LATIN.test(text) || !SIGNS.test(text)) return label;
  return text === text.toLowerCase().normalize("NFKC") ? text : label;
};

/** Returns "müller.example" for "xn--mller-kva.example". */
export const decodedDomain = (domain: string): string => domain.split(".").map(labelOf).join(".");

/** As it was typed: Chromium tells the domain of an email field in ASCII. */
export const decodedAddress = (address: string): string => {
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + decodedDomain(address.slice(at));
};
