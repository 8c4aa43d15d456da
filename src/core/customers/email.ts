/** Something, an @ and something else: the mail server decides the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

export const sameEmail = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();
