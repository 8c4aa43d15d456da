import { useState } from "react";
import type { JsonPath, RefusedRecord } from "#core/backup/backup-file.ts";
import { goneIn, type KindChange } from "#core/backup/comparison.ts";
import type { RestorePreview } from "#core/backup/get-restore-preview.ts";
import styles from "#ui/admin/backup/backup.module.css";
import { GoneQuestion } from "#ui/admin/backup/gone-question.tsx";
import { KIND_NAMES, recordsInWords } from "#ui/admin/backup/kind-names.ts";
import { RefusedRecords } from "#ui/admin/backup/refused-records.tsx";
import { LONG_DAY } from "#ui/shared/dates.ts";
import { formatMoment } from "#ui/shared/moment.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import noticeStyles from "#ui/shared/parts/notice-line.module.css";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { Table } from "#ui/shared/parts/table.tsx";
import { spaced } from "#ui/shared/spaced.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const COLUMNS = [
  { title: "Records", cell: ({ kind }: KindChange) => KIND_NAMES[kind] },
  { title: "Now", cell: ({ before }: KindChange) => withCommas(before), isFigure: true },
  { title: "In the file", cell: ({ after }: KindChange) => withCommas(after), isFigure: true },
  { title: "New", cell: ({ added }: KindChange) => withCommas(added), isFigure: true },
  { title: "Changed", cell: ({ changed }: KindChange) => withCommas(changed), isFigure: true },
  { title: "Gone", cell: ({ removed }: KindChange) => withCommas(removed), isFigure: true },
] as const;

const WITHOUT_CARE = "Hens and medicines: not in this file, they stay.";
const WITHOUT_SETTINGS = "Calendar, hens, medicines and settings: not in this file, they stay.";

const WITHOUT_BOOK =
  "Egg book: not in this file. It is closed; the eggs keep their number and lose their dates.";

/** What can't be had back stands before the figures. */
const Gone = ({ changes }: { readonly changes: readonly KindChange[] }) => (
  <ul className={spaced(noticeStyles.notice, noticeStyles.bad, styles.gone)} aria-label="Gone">
    {changes
      .filter(({ removed }) => removed > 0)
      .map(({ kind, removed }) => (
        <li key={kind}>{`${recordsInWords(removed, kind)} would be gone`}</li>
      ))}
  </ul>
);

interface PreviewProps {
  readonly preview: RestorePreview;
  readonly isBusy: boolean;
  readonly replace: (leaveOut: readonly JsonPath[]) => void;
  readonly cancel: () => void;
}

export const Preview = ({ preview, isBusy, replace, cancel }: PreviewProps) => {
  const { made, changes, refused, keepsSettings, keepsCare, closesBook } = preview;
  const [ticked, setTicked] = useState<ReadonlySet<RefusedRecord>>(new Set());
  const isReady = ticked.size === refused.length;
  const [isAsking, setAsking] = useState(false);
  const replaceAll = (): void => {
    setAsking(false);
    replace(refused.map(({ place }) => place));
  };

  return (
    <section aria-labelledby="preview">
      <h3 id="preview">{`A backup of ${formatMoment(made, LONG_DAY)}`}</h3>
      {goneIn(changes) > 0 && <Gone changes={changes} />}
      <Table
        caption="What would change"
        columns={COLUMNS}
        rows={changes}
        keyOf={({ kind }) => kind}
      />
      {keepsCare && <p>{keepsSettings ? WITHOUT_SETTINGS : WITHOUT_CARE}</p>}
      {closesBook && <p>{WITHOUT_BOOK}</p>}
      {refused.length > 0 && (
        <RefusedRecords refused={refused} ticked={ticked} onTick={setTicked} />
      )}
      <p>
        All of the shop's records are replaced by those of the file. Sessions and payments under way
        stay. A backup of what is here now is downloaded first, and nothing is replaced before you
        have seen it.
      </p>
      <div className={styles.backupButtons}>
        <SavingButton
          variant="destructive"
          aria-busy={isBusy}
          disabled={isBusy || !isReady}
          onClick={() => (goneIn(changes) > 0 ? setAsking(true) : replaceAll())}
        >
          Replace everything
        </SavingButton>
        <Button variant="secondary" disabled={isBusy} onClick={cancel}>
          Cancel
        </Button>
      </div>
      <GoneQuestion
        changes={changes}
        isOpen={isAsking}
        onReplace={replaceAll}
        onClose={() => setAsking(false)}
      />
    </section>
  );
};
