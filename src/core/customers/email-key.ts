import { decodedAddress } from "#core/customers/decoded-domain.ts";

export const emailKey = (email: string): string => decodedAddress(email.trim().toLowerCase());

export const emailSpellings = (email: string): readonly string[] => {
  const read = emailKey(email);
  return read === email.trim().toLowerCase() ? [email] : [email, read];
};

export const sameEmail = (a: string, b: string): boolean => emailKey(a) === emailKey(b);
