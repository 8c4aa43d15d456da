import { ROUTES } from "#core/routes.ts";

/** A waiting letter's link, without its token, leads to My Orders: sending adds the token. */
export const orderLinkIn = (publicUrl: string): string => `${publicUrl}${ROUTES.myOrders}#order`;

/** Servers and logs don't see a token behind the "#". */
export const withToken = <Written extends { readonly text: string; readonly html: string }>(
  letter: Written,
  token: string,
  publicUrl: string,
): Written => {
  const link = orderLinkIn(publicUrl);
  const filled = (text: string): string => text.replaceAll(link, `${link}=${token}`);
  return { ...letter, text: filled(letter.text), html: filled(letter.html) };
};
