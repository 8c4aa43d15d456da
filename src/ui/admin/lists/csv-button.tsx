import { useState } from "react";
import { listFileName } from "#core/export/file-name.ts";
import type { Row } from "#core/export/row.ts";
import styles from "#ui/admin/lists/csv-button.module.css";
import { downloadCsv } from "#ui/admin/lists/csv-file.ts";
import type { Progress } from "#ui/admin/lists/every-page.ts";
import { NOT_EXPORTED } from "#ui/admin/lists/not-exported.ts";
import { type Notice, notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";

interface CsvButtonProps {
  readonly fileName: string;
  readonly filters?: readonly string[];
  readonly rows: (
    onProgress: (progress: Progress) => void,
  ) => readonly Row[] | Promise<readonly Row[]>;
}

const NOTHING_FOUND: Notice = {
  title: "Nothing to Export",
  text: "There is nothing in the list as it is shown.",
};

export const CsvButton = ({ fileName, filters = [], rows }: CsvButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  const exportRows = async (): Promise<void> => {
    setBusy(true);
    try {
      const found = await rows(setProgress);
      if (found.length === 0) notify(NOTHING_FOUND);
      else await downloadCsv(listFileName(fileName, filters), found);
    } catch {
      notify(NOT_EXPORTED);
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };
  return (
    <div className={styles.csv}>
      <Button variant="secondary" onClick={exportRows} aria-busy={isBusy} disabled={isBusy}>
        Export CSV
      </Button>
      {isBusy && (
        <progress
          aria-label="Making the file"
          value={progress?.read}
          max={progress ? Math.max(progress.total, 1) : undefined}
        />
      )}
      {filters.length > 0 && <small>{`Only what is shown: ${filters.join(", ")}`}</small>}
    </div>
  );
};
