const GROUPS = /^(GB|XI)?(\d{3})(\d{4})(\d{2})(\d{3})?$/;

const partsOf = (typed: string): RegExpExecArray | null =>
  GROUPS.exec(typed.toUpperCase().replace(/[\s.-]/g, ""));

/** By its form (HMRC Notice 700): nine digits, twelve for a branch. */
export const isVatNumber = (typed: string): boolean => partsOf(typed) !== null;

/** Returns "GB 123 4567 89"; other text stays as typed. */
export const writtenVatNumber = (typed: string): string => {
  const parts = partsOf(typed);
  if (!parts) return typed.trim();
  const [, country = "GB", ...digits] = parts;
  return [country, ...digits.filter(Boolean)].join(" ");
};
