/** Something, an @ and something else, without spaces: the mail itself decides about the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/** Whether a text may be an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/** Whether both are the same address, in any case. */
export const sameEmail = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();
