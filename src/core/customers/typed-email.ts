const LONGEST = 254;
const LONGEST_NAME = 64;

const SIGN = "[\\p{L}\\p{M}\\p{N}]";
const LABEL = `${SIGN}(?:(?:${SIGN}|-)*${SIGN})?`;
const DOMAIN = `${LABEL}(?:\\.${LABEL})*`;

const addressOf = (letters: string): RegExp =>
  new RegExp(`^[${letters}.!#$%&'*+/=?^_\`{|}~-]+@${DOMAIN}$`, "u");

/** No character that begins a second address, ends a header or looks like another. */
const MAILED = addressOf("A-Za-z0-9");

/** The name of a domain has parts of at most 63 signs (RFC 1035). */
const LONG_PART = /@.*[^.]{64}/;

/** Few mail servers take such letters before the @ (RFC 6531). */
const OF_OTHER_LETTERS = addressOf("\\p{L}\\p{M}\\p{N}");

const OF_THE_INTERNET = /@.+\.(?!\d+$)[^.]+$/;

/** Letters of full width and the like make an address look like another. */
const isPlain = (text: string): boolean => text.normalize("NFKC") === text.normalize("NFC");

export const canBeMailed = (text: string): boolean =>
  text.length <= LONGEST &&
  text.indexOf("@") <= LONGEST_NAME &&
  MAILED.test(text) &&
  !LONG_PART.test(text) &&
  isPlain(text);

export type EmailFault = "no-email" | "email-letters" | "email-domain";

export const emailFault = (typed: string): EmailFault | null => {
  const text = typed.trim();
  if (canBeMailed(text)) return OF_THE_INTERNET.test(text) ? null : "email-domain";
  return OF_OTHER_LETTERS.test(text) && !MAILED.test(text) ? "email-letters" : "no-email";
};
