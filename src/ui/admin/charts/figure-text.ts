export const figureText = (
  value: number | null | undefined,
  format: (value: number) => string,
): string => (typeof value === "number" ? format(value) : "–");
