import type { Row } from "#core/export/rows.ts";
import { download } from "#ui/shared/download.ts";
import { nextPaint } from "#ui/shared/queries/next-paint.ts";

// A spreadsheet takes a file for UTF-8 only when it begins with this mark.
const BYTE_ORDER_MARK = "\uFEFF";

/** So many rows are written before the page may do something else. */
const A_PART = 1_000;

/** A text that a spreadsheet would run, however many lines it has; a sum in pounds isn't one. */
const FORMULA = /^(?!-\d+\.\d\d$)[=+\-@\t\r\n]/;

const writtenIn = async (rows: readonly Row[]): Promise<string> => {
  const { unparse } = await import("papaparse");
  const columns = Object.keys(rows[0] ?? {});
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += A_PART) {
    if (from > 0) await nextPaint();
    const part = rows.slice(from, from + A_PART);
    parts.push(unparse(part, { columns, header: from === 0, escapeFormulae: FORMULA }));
  }
  return parts.join("\r\n");
};

/** Hands out rows as a file that any spreadsheet opens. The name is without ".csv". */
export const downloadCsv = async (name: string, rows: readonly Row[]): Promise<void> => {
  const text = await writtenIn(rows);
  download(`${name}.csv`, `${BYTE_ORDER_MARK}${text}`, "text/csv;charset=utf-8");
};
