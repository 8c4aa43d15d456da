export type Row = Readonly<Record<string, string | number>>;
