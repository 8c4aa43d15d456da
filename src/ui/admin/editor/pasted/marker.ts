export interface Marker {
  readonly list: "ol" | "ul";
  readonly number: number;
  /** Counted by letters or Roman numerals, which a story can't show. */
  readonly isLettered: boolean;
}

export const BULLET: Marker = { list: "ul", number: 1, isLettered: false };

const ROMAN: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const A_ROMAN = /^m*(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/;

const romanOf = (letters: string): number =>
  [...letters].reduce((sum, letter, at) => {
    const value = ROMAN[letter] ?? 0;
    return (ROMAN[letters[at + 1] ?? ""] ?? 0) > value ? sum - value : sum + value;
  }, 0);

const letterOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0);

/** "c." is more often the third letter than a hundred, and "i." more often one than nine. */
const isRoman = (letters: string, format: string): boolean => {
  if (format !== "") return format.startsWith("roman");
  return A_ROMAN.test(letters) && (letters.length > 1 || letters === "i");
};

const COUNTED = /^\(?(?:[0-9a-z]{1,4}\.)*(?:(\d{1,4})|([a-z]{1,6}))([.):\]]*)$/i;

export const readMarker = (sign: string, format = ""): Marker => {
  const [, digits, written, end] = COUNTED.exec(sign.replace(/\s/g, "")) ?? [];
  if (format === "bullet" || !(digits || written)) return BULLET;
  if (digits) return { list: "ol", number: Number(digits), isLettered: false };
  if (end === "" && format === "") return BULLET;
  const letters = (written ?? "").toLowerCase();
  const number = isRoman(letters, format) ? romanOf(letters) : letterOf(letters);
  return { list: "ol", number, isLettered: true };
};
