import { useState } from "react";
import { download } from "#ui/shared/download.ts";
import { type Notice, notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";

type Rows = readonly Record<string, string | number>[];

const NOT_EXPORTED: Notice = {
  title: "Not Exported",
  text: "The file could not be made. Please check your connection and try again.",
  tone: "destructive",
};

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
