/**
 * CSV has no types: a spreadsheet runs a text that begins as a formula does, and takes one that looks
 * like a figure, day or time for one, so that a phone loses its nought. A tab before the text, within
 * quotes, makes it a text in Excel and LibreOffice, and shows in neither. OWASP names it for Excel, where
 * an apostrophe is seen and doesn't outlast saving (https://owasp.org/www-community/attacks/CSV_Injection).
 * A non-breaking space would not do: LibreOffice still reads a number after it. Trimmed, the cell is what was typed.
 * Digits with spaces between them are a text anyway (https://github.com/govuk-forms/forms-runner/pull/906).
 */
const AS_TEXT = "\t";

/** Sums, days and whole numbers: they show as they are written, and add up. */
const AS_WRITTEN = /^(?:-?(?:0|[1-9]\d*)\.\d\d|\d{4}-\d\d-\d\d|0|[1-9]\d{0,9})$/;

const READ_ANEW: readonly RegExp[] = [
  // Formulas, with the full-width signs that some keyboards type.
  /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212]/u,
  /^\p{Cc}/u,
  // Figures: 07700900142, 1,234, 5E190127, £5, (5), 5%.
  /^\s*[(£$€]*\.?\d[\d.,]*(?:e[+-]?\d+)?[)%£$€]*\s*$/i,
  // Days, times and fractions: 3/4, 1-2, 12:30, 1 1/2.
  /^\s*\d[\d\s]*[/:.-][\d\s/:.-]*$/,
  /^\s*\d{1,2}(?::\d\d){0,2}\s*[ap]m?\s*$/i,
  /^(?=.*\d)[\d\s/.,-]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\d\s/.,-]*$/i,
  /^\s*(?:true|false)\s*$/i,
];

export const cellOf = (value: string | number): string | number =>
  typeof value === "number" || AS_WRITTEN.test(value) || !READ_ANEW.some((form) => form.test(value))
    ? value
    : `${AS_TEXT}${value}`;
