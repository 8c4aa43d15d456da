import { useState } from "react";
import { fileNameOf, spanFileName } from "#core/export/file-name.ts";
import type { Row } from "#core/export/row.ts";
import type { Span } from "#core/export/tax-year.ts";
import { downloadCsv } from "#ui/admin/lists/csv-file.ts";
import type { Progress } from "#ui/admin/lists/every-page.ts";
import { NOT_EXPORTED } from "#ui/admin/lists/not-exported.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

interface ExportSectionProps {
  readonly title: string;
  readonly name: string;
  readonly span: Span;
  readonly rows: readonly Row[] | undefined;
  readonly holds: string;
  readonly progress?: Progress | null;
}

export const ExportSection = ({
  title,
  name,
  span,
  rows,
  holds,
  progress = null,
}: ExportSectionProps) => {
  const [isBusy, setBusy] = useState(false);
  const farm = useFarm();
  const write = async (found: readonly Row[]): Promise<void> => {
    setBusy(true);
    try {
      await downloadCsv(fileNameOf(farm.name, spanFileName(name, span, found.length)), found);
    } catch {
      notify(NOT_EXPORTED);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p role="status">{rows ? holds : "Reading…"}</p>
      {(!rows || isBusy) && (
        <progress
          aria-label={`${rows ? "Making the file of" : "Reading"} ${title.toLowerCase()}`}
          value={rows ? undefined : progress?.read}
          max={rows || !progress ? undefined : Math.max(progress.total, 1)}
        />
      )}
      {rows && rows.length > 0 && (
        <Button
          variant="secondary"
          onClick={() => write(rows)}
          aria-busy={isBusy}
          disabled={isBusy}
        >{`Download ${title.toLowerCase()}`}</Button>
      )}
    </section>
  );
};
