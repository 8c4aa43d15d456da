import { useState } from "react";
import { NOT_EXPORTED } from "#ui/admin/lists/not-exported.ts";
import { download } from "#ui/shared/download.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";

type Rows = readonly Record<string, string | number>[];

interface CsvButtonProps {
  /** Without ".csv". */
  readonly fileName: string;
  /** One object a row; its keys are the columns. Called when the button is pressed. */
  readonly rows: () => Rows | Promise<Rows>;
}

// A spreadsheet takes a file for UTF-8 only when it begins with this mark.
const BYTE_ORDER_MARK = "\uFEFF";

export const CsvButton = ({ fileName, rows }: CsvButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const exportRows = async (): Promise<void> => {
    setBusy(true);
    try {
      await write();
    } catch {
      notify(NOT_EXPORTED);
    } finally {
      setBusy(false);
    }
  };
  const write = async (): Promise<void> => {
    const { unparse } = await import("papaparse");
    const text = unparse([...(await rows())], { escapeFormulae: true });
    download(`${fileName}.csv`, `${BYTE_ORDER_MARK}${text}`, "text/csv;charset=utf-8");
  };
  return (
    <Button variant="outline" onClick={exportRows} aria-busy={isBusy} disabled={isBusy}>
      Export CSV
    </Button>
  );
};
