import { decodedDomain } from "#core/customers/decoded-domain.ts";

export const emailKey = (email: string): string => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@") + 1;
  return address.slice(0, at) + decodedDomain(address.slice(at));
};

export const emailSpellings = (email: string): readonly string[] => {
  const read = emailKey(email);
  return read === email.trim().toLowerCase() ? [email] : [email, read];
};

export const sameEmail = (a: string, b: string): boolean => emailKey(a) === emailKey(b);
