// @vitest-environment jsdom
import { parse } from "papaparse";
import { expect, test } from "vitest";
import type { Row } from "#core/export/row.ts";
import { formatPounds } from "#core/shared/money.ts";
import { downloadsOfEachTest } from "#tests/support/downloads.ts";
import { downloadCsv } from "#ui/admin/lists/csv-file.ts";

const downloads = downloadsOfEachTest();

const written = async (rows: readonly Row[]): Promise<string> => {
  await downloadCsv("orders", rows);
  return ((await downloads.at(-1)?.text) ?? "").replace(/^\uFEFF/, "");
};

const cellsOf = async (texts: readonly string[]): Promise<readonly string[]> => {
  const { data } = parse<Record<string, string>>(
    await written(texts.map((Note) => ({ Id: "A", Note }))),
    { header: true },
  );
  return data.map(({ Note = "" }) => Note);
};

const BEGINNINGS = ["=", "+", "-", "@", "\t", "\r", "\n"];

test("a text that a spreadsheet would run is made harmless", async () => {
  const texts = BEGINNINGS.map((sign) => `${sign}HYPERLINK("x")`);
  expect(await cellsOf(texts)).toEqual(texts.map((text) => `'${text}`));
});

test("a text of several lines that a spreadsheet would run is made harmless", async () => {
  for (const lineEnd of ["\n", "\r\n", "\r", "\u2028"]) {
    const texts = BEGINNINGS.map((sign) => `${sign}1+1${lineEnd}In the porch, please.`);
    expect(await cellsOf(texts)).toEqual(texts.map((text) => `'${text}`));
  }
});

test("other texts stay as they are typed", async () => {
  const texts = ["In the porch", "2-3 pm", "a\n=1+1", "'", " =1", "3.40", ""];
  expect(await cellsOf(texts)).toEqual(texts);
});

test("figures and sums stay figures, below nothing too", async () => {
  const rows = [{ Count: -3, Sum: formatPounds(-340), Other: formatPounds(5), Text: "-3.4" }];
  expect(await written(rows)).toBe(`Count,Sum,Other,Text\r\n-3,-3.40,0.05,"'-3.4"`);
});
