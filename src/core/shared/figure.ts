const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Digits with at most one point. Null for "1e3", "0x10" and the like. */
export const readFigure = (text: string): number | null => {
  const trimmed = text.trim();
  return PLAIN.test(trimmed) ? Number(trimmed) : null;
};
