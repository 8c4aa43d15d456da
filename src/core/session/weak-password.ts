import { COMMON_PASSWORDS } from "#core/session/common-passwords.ts";

export const FEWEST_LETTERS = 10;

export const isWeakPassword = (password: string): boolean => {
  const composed = password.normalize("NFC");
  return [...composed].length < FEWEST_LETTERS || COMMON_PASSWORDS.has(composed.toLowerCase());
};
