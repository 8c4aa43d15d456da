import { useRef, useState } from "react";
import { type JsonPath, parseBackup } from "#core/backup/backup-file.ts";
import type { RestorePreview } from "#core/backup/get-restore-preview.ts";
import type { RestoreRefusal } from "#core/backup/restore-backup.ts";
import { downloadBackup } from "#ui/admin/backup/download-backup.ts";
import { Preview } from "#ui/admin/backup/preview.tsx";
import { refusalText } from "#ui/admin/backup/refusal-texts.ts";
import { formatDay, LONG_DAY } from "#ui/shared/dates.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import styles from "#ui/shared/parts/visually-hidden.module.css";
import { usePreviewRestore, useRestoreBackup } from "#ui/shared/queries/backup.ts";

interface Chosen {
  readonly file: unknown;
  readonly preview: RestorePreview;
}

export const RestoreSection = () => {
  const inputRef = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<RestoreRefusal | null>(null);
  const preview = usePreviewRestore();
  const restore = useRestoreBackup((file) => downloadBackup(file, "farmgate-before-restore"));
  const isReading = preview.isPending;

  const look = async (file: File): Promise<void> => {
    setChosen(null);
    setRefusal(null);
    const parsed = parseBackup(await file.text());
    if (!parsed.ok) return setRefusal(parsed.refusal);
    const answer = await preview.mutateAsync(parsed.value);
    if (answer.ok) setChosen({ file: parsed.value, preview: answer.value });
    else setRefusal(answer.refusal);
  };

  const replace = async ({ file, preview: { made } }: Chosen, leaveOut: readonly JsonPath[]) => {
    const answer = await restore.mutateAsync({ file, leaveOut });
    setChosen(null);
    if (!answer.ok) return setRefusal(answer.refusal);
    notify({
      title: "Backup Restored",
      text: `The shop's records are those of ${formatDay(made, LONG_DAY)}.`,
      tone: "good",
    });
  };

  return (
    <section aria-labelledby="restore">
      <h2 id="restore">Restore</h2>
      <p>You see what a file holds and what would change before anything does.</p>
      <input
        ref={inputRef}
        type="file"
        accept="application/json,.json"
        aria-label="Backup file"
        className={styles.visuallyHidden}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          // Ignored here: the mutation's own notice tells it.
          if (file) look(file).catch(() => undefined);
        }}
      />
      <SavingButton
        variant="outline"
        aria-busy={isReading}
        disabled={isReading || restore.isPending}
        onClick={() => inputRef.current?.click()}
      >
        Restore from a file…
      </SavingButton>
      {(isReading || restore.isPending) && (
        <progress aria-label={restore.isPending ? "Restoring" : "Reading the file"} />
      )}
      {refusal && <p role="alert">{refusalText(refusal)} Nothing has changed.</p>}
      {chosen && (
        <Preview
          key={chosen.preview.made}
          preview={chosen.preview}
          isBusy={restore.isPending}
          // Ignored here: the mutation's own notice tells it.
          replace={(leaveOut) => void replace(chosen, leaveOut).catch(() => undefined)}
          cancel={() => setChosen(null)}
        />
      )}
    </section>
  );
};
