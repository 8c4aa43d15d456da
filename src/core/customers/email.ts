/** As loose as old records and PayPal: see `typed-email.ts`. */
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
