/** Something, an @ and something else, as old records and PayPal have it: see `typed-email.ts`. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
