/** Something, an @ and something else, as old records and PayPal have it: see `canBeMailed`. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

const LONGEST = 254;
const LONGEST_NAME = 64;

const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?";

/** No character that names a second address, ends a header or looks like another. */
const MAILED = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`);

/** What a form takes, and to what a mail is sent. */
export const canBeMailed = (text: string): boolean =>
  text.length <= LONGEST && text.indexOf("@") <= LONGEST_NAME && MAILED.test(text);

export const sameEmail = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();
