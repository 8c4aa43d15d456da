import type { Row } from "#core/export/row.ts";
import { cellOf } from "#ui/admin/lists/csv-cell.ts";
import { download } from "#ui/shared/download.ts";
import { nextPaint } from "#ui/shared/queries/next-paint.ts";

// The byte order mark tells a spreadsheet that the file is UTF-8.
const BYTE_ORDER_MARK = "\uFEFF";

const ROWS_PER_CHUNK = 1_000;

// Spreadsheets part cells by these too, and would run what follows; the library quotes only for commas.
const needsQuotes = (cell: string | number): boolean => /[;\t]/.test(String(cell));

export const csvOf = async (rows: readonly Row[]): Promise<string> => {
  const { unparse } = await import("papaparse");
  const columns = Object.keys(rows[0] ?? {});
  const chunks: string[] = [unparse([columns])];
  for (let from = 0; from < rows.length; from += ROWS_PER_CHUNK) {
    if (from > 0) await nextPaint();
    const cells = rows
      .slice(from, from + ROWS_PER_CHUNK)
      .map((row) => columns.map((column) => cellOf(row[column] ?? "")));
    chunks.push(unparse(cells, { quotes: needsQuotes }));
  }
  return `${BYTE_ORDER_MARK}${chunks.join("\r\n")}`;
};

export const downloadCsv = async (name: string, rows: readonly Row[]): Promise<void> => {
  download(`${name}.csv`, await csvOf(rows), "text/csv;charset=utf-8");
};
