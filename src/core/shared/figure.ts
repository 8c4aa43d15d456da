const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** The number that a text is, written as people write one: digits with at most one point. Null for anything else, such as "1e3" or "0x10". */
export const readFigure = (text: string): number | null => {
  const trimmed = text.trim();
  return PLAIN.test(trimmed) ? Number(trimmed) : null;
};
