import { decodedAddress } from "#core/customers/decoded-domain.ts";

export const emailSpelling = (email: string): string => decodedAddress(email.trim().toLowerCase());

const GOOGLES = ["gmail.com", "googlemail.com"];

/** Google delivers to one mailbox whatever dots stand in a name, or follows a "+". */
const nameAtGoogle = (name: string): string => name.replace(/\+.*/, "").replaceAll(".", "");

/** One for all spellings of a mailbox. */
export const emailKey = (email: string): string => {
  const spelling = emailSpelling(email);
  const at = spelling.lastIndexOf("@");
  const name = GOOGLES.includes(spelling.slice(at + 1)) ? nameAtGoogle(spelling.slice(0, at)) : "";
  return name === "" ? spelling : `${name}@${GOOGLES[0]}`;
};

/** The words by which it is searched. */
export const emailSpellings = (email: string): readonly string[] => {
  const read = emailSpelling(email);
  return read === email.trim().toLowerCase() ? [email] : [email, read];
};

export const sameEmail = (a: string, b: string): boolean => emailKey(a) === emailKey(b);
