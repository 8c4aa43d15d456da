import type { Row } from "#core/export/row.ts";
import { download } from "#ui/shared/download.ts";
import { nextPaint } from "#ui/shared/queries/next-paint.ts";

// The byte order mark tells a spreadsheet that the file is UTF-8.
const BYTE_ORDER_MARK = "\uFEFF";

const ROWS_PER_CHUNK = 1_000;

/** CSV injection: matches what a spreadsheet would run as a formula; a sum in pounds is none. */
const FORMULA = /^(?!-\d+\.\d\d$)[=+\-@\t\r\n]/;

const writtenIn = async (rows: readonly Row[]): Promise<string> => {
  const { unparse } = await import("papaparse");
  const columns = Object.keys(rows[0] ?? {});
  const chunks: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_CHUNK) {
    if (from > 0) await nextPaint();
    const chunk = rows.slice(from, from + ROWS_PER_CHUNK);
    chunks.push(unparse(chunk, { columns, header: from === 0, escapeFormulae: FORMULA }));
  }
  return chunks.join("\r\n");
};

export const downloadCsv = async (name: string, rows: readonly Row[]): Promise<void> => {
  const text = await writtenIn(rows);
  download(`${name}.csv`, `${BYTE_ORDER_MARK}${text}`, "text/csv;charset=utf-8");
};
