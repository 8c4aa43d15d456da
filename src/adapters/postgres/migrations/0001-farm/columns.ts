export const oneOf = (column: string, values: readonly (string | number)[]): string =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(", ")}))`;

export const count = (column: string): string => `${column} bigint not null check (${column} >= 0)`;
