/** "1,200", without Intl: its first use blocks a page for 10 ms, a phone for 40. */
export const withCommas = (figure: number | string): string =>
  String(figure).replace(/\B(?=(?:\d{3})+(?!\d))/g, ",");
