// @vitest-environment jsdom
import { parse } from "papaparse";
import { expect, test } from "vitest";
import type { Row } from "#core/export/row.ts";
import { formatPounds } from "#core/shared/money.ts";
import { downloadsOfEachTest } from "#tests/support/downloads.ts";
import { READ_ANEW, SHOWN_AS_TYPED } from "#tests/support/typed-texts.ts";
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
  expect(await cellsOf(texts)).toEqual(texts.map((text) => `\t${text}`));
});

test("a text of several lines that a spreadsheet would run is made harmless", async () => {
  for (const lineEnd of ["\n", "\r\n", "\r", "\u2028"]) {
    const texts = BEGINNINGS.map((sign) => `${sign}1+1${lineEnd}In the porch, please.`);
    expect(await cellsOf(texts)).toEqual(texts.map((text) => `\t${text}`));
  }
});

test.each(READ_ANEW)(
  "%j, which a spreadsheet reads as something else, is made a text",
  async (text) => {
    expect(await cellsOf([text])).toEqual([`\t${text}`]);
  },
);

test("a text with what may part cells is within quotes, so that none runs that follows", async () => {
  expect(await written([{ Phone: "07700900142", Name: "a;=1", Note: "b\t=1", Eggs: 12 }])).toBe(
    'Phone,Name,Note,Eggs\r\n"\t07700900142","a;=1","b\t=1",12',
  );
});

test.each([...SHOWN_AS_TYPED, "3.40", "12", "0", "2026-06-20", ""])(
  "%j stays as it is",
  async (text) => {
    expect(await cellsOf([text])).toEqual([text]);
  },
);

test("figures and sums stay figures, below nothing too", async () => {
  const rows = [{ Count: -3, Sum: formatPounds(-340), Other: formatPounds(5), Text: "-3.4" }];
  expect(await written(rows)).toBe(`Count,Sum,Other,Text\r\n-3,-3.40,0.05,"\t-3.4"`);
});

test("a file of more rows than are written at once has its head once", async () => {
  const rows = Array.from({ length: 2_001 }, (_, at) => ({ Count: at, Phone: "07700900142" }));
  const lines = (await written(rows)).split("\r\n");
  expect(lines).toHaveLength(2_002);
  expect([lines[0], lines[1_001], lines.at(-1)]).toEqual([
    "Count,Phone",
    '1000,"\t07700900142"',
    '2000,"\t07700900142"',
  ]);
});
