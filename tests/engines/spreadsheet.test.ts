import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { JSDOM } from "jsdom";
import { afterAll, describe, expect, test } from "vitest";
import type { Row } from "#core/export/row.ts";
import { READ_ANEW, SHOWN_AS_TYPED } from "#tests/support/typed-texts.ts";
import { csvOf } from "#ui/admin/lists/csv-file.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const ENGLISH = { British: 2057, American: 1033 } as const;

/** LibreOffice's numbers of what its dialog asks: https://wiki.documentfoundation.org/Documentation/DevGuide/Spreadsheet_Documents#Filter_Options_for_the_CSV_Filter */
const asked = (between: string, language: number, isEager: boolean): string =>
  [between, 34, 76, 1, "", language, false, true, false, false, isEager, -1, true].join(",");

const WAYS = Object.entries(ENGLISH).flatMap(([name, language]) => [
  [`${name}, between commas`, asked("44", language, false)],
  [`${name}, between all that part cells, spaces cut off`, asked("44/9/59", language, true)],
]);

interface Cell {
  readonly type: string | null;
  readonly formula: string | null;
  readonly shown: string;
}

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));
afterAll(() => rmSync(folder, { recursive: true }));

const cellOf = (cell: Element): Cell => {
  for (const tab of cell.getElementsByTagName("text:tab")) tab.textContent = "\t";
  const lines = Array.from(cell.getElementsByTagName("text:p"), (line) => line.textContent);
  return {
    type: cell.getAttribute("calcext:value-type"),
    formula: cell.getAttribute("table:formula"),
    shown: lines.join("\n").trim(),
  };
};

/** What LibreOffice has in each cell once it has opened the file. */
const opened = (csv: string, way: string): readonly (readonly Cell[])[] => {
  writeFileSync(join(folder, "file.csv"), csv);
  execFileSync(
    "soffice",
    [
      `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`,
      "--headless",
      `--infilter=Text - txt - csv (StarCalc):${way}`,
      ...["--convert-to", "fods", "--outdir", folder, join(folder, "file.csv")],
    ],
    { stdio: "pipe" },
  );
  const page = new JSDOM(readFileSync(join(folder, "file.fods"), "utf8"), {
    contentType: "text/xml",
  });
  return Array.from(page.window.document.getElementsByTagName("table:table-row"), (row) =>
    Array.from(row.getElementsByTagName("table:table-cell"), cellOf).filter(({ type }) => type),
  );
};

const text = (shown: string): Cell => ({ type: "string", formula: null, shown: shown.trim() });

describe.skipIf(process.env.BROWSERS)("in LibreOffice", () => {
  test.each(WAYS)(
    "every text shows as it was typed, and none runs: %s",
    async (_name, way) => {
      const texts = [...READ_ANEW, ...SHOWN_AS_TYPED];
      const [, ...rows] = opened(await csvOf(texts.map((Note) => ({ Note }))), way);
      expect(rows).toEqual(texts.map((typed) => [text(typed)]));
    },
    seconds(60),
  );

  test.each(WAYS)(
    "sums add up and days are days: %s",
    async (_name, way) => {
      const rows: readonly Row[] = [{ Day: "2026-06-20", Eggs: 12, Sum: "3.40", Back: "-3.40" }];
      const [, cells = []] = opened(await csvOf(rows), way);
      expect(cells.map(({ type }) => type)).toEqual(["date", "float", "float", "float"]);
      expect(cells.map(({ shown }) => shown)).toEqual(["2026-06-20", "12", "3.4", "-3.4"]);
    },
    seconds(60),
  );
});
