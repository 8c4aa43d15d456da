import { ROUTES } from "#core/routes.ts";

/**
 * Where a letter leads that waits to be sent. With its token, which nothing stores, it leads to the order; without it
 * to the page where orders are looked up.
 */
export const orderLinkIn = (publicUrl: string): string => `${publicUrl}${ROUTES.myOrders}#order`;

/** The token stands behind the "#": no server and no log sees it. */
export const withToken = <Written extends { readonly text: string; readonly html: string }>(
  letter: Written,
  token: string,
  publicUrl: string,
): Written => {
  const link = orderLinkIn(publicUrl);
  const filled = (text: string): string => text.replaceAll(link, `${link}=${token}`);
  return { ...letter, text: filled(letter.text), html: filled(letter.html) };
};
