/** Keys are the columns. Money is in pounds with two decimals and no sign but a minus. */
export type Row = Readonly<Record<string, string | number>>;
