/** A column that holds one of these. */
export const oneOf = (column: string, values: readonly (string | number)[]): string =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`;

/** A column that holds a whole number from 0. */
export const count = (column: string): string => `${column} bigint not null check (${column} >= 0)`;
