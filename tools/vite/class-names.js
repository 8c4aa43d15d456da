import { createHash } from "node:crypto";
import { relative } from "node:path";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const SIGNS = `${LETTERS}0123456789`;
const LENGTH = 5;

/** @param {string} text */
const shortOf = (text) =>
  [...createHash("sha256").update(text).digest().subarray(0, LENGTH)]
    .map((byte, at) => (at === 0 ? LETTERS[byte % LETTERS.length] : SIGNS[byte % SIGNS.length]))
    .join("");

/**
 * Names classes by their style sheet and their name there: the same in the browser's build and in the server's. Each
 * page carries them in its styles and its elements, so they are short.
 * @returns {(name: string, file: string) => string}
 */
export const classNames = () => {
  /** @type {Map<string, string>} */
  const known = new Map();
  return (name, file) => {
    const full = `${relative(process.cwd(), file.split("?")[0] ?? "")} ${name}`;
    const short = shortOf(full);
    const other = known.get(short) ?? full;
    if (other !== full) throw new Error(`The classes ${other} and ${full} have one short name.`);
    known.set(short, full);
    return short;
  };
};
