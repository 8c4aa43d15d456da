import { ROUTES } from "#core/routes.ts";

/**
 * A waiting letter's link. Its token, which is never stored, is added at sending; without one it leads to My Orders.
 */
export const orderLinkIn = (publicUrl: string): string => `${publicUrl}${ROUTES.myOrders}#order`;

/** Behind the "#" no server and no log sees the token. */
export const withToken = <Written extends { readonly text: string; readonly html: string }>(
  letter: Written,
  token: string,
  publicUrl: string,
): Written => {
  const link = orderLinkIn(publicUrl);
  const filled = (text: string): string => text.replaceAll(link, `${link}=${token}`);
  return { ...letter, text: filled(letter.text), html: filled(letter.html) };
};
