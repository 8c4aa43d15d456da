import { RECORD_KINDS } from "#core/backup/entry.ts";
import styles from "#ui/admin/backup/backup.module.css";
import { useDownloadBackup } from "#ui/admin/backup/download-backup.ts";
import { IsItThere } from "#ui/admin/backup/is-it-there.tsx";
import { HELD } from "#ui/admin/backup/kind-names.ts";
import { useMakeBackup, useNoteBackup } from "#ui/admin/backup/queries.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

export const DownloadSection = () => {
  const downloadBackup = useDownloadBackup();
  const make = useMakeBackup(downloadBackup);
  const note = useNoteBackup();
  const handed = make.data;

  const noteIt = (): void => {
    if (handed) note.mutate(handed.file);
    make.reset();
  };

  return (
    <section aria-labelledby="download">
      <h2 id="download">Download</h2>
      <p>All that the shop keeps, in one file:</p>
      <ul className={styles.held} aria-label="What a backup holds">
        {RECORD_KINDS.map((kind) => (
          <li key={kind}>{HELD[kind]}</li>
        ))}
      </ul>
      <p>It holds your customers' names and email addresses: keep it where nobody else reads it.</p>
      <SavingButton
        variant={handed ? "secondary" : "default"}
        sent={[make]}
        aria-busy={make.isPending}
        disabled={make.isPending}
        onClick={() => make.mutate()}
      >
        Download backup
      </SavingButton>
      {make.isPending && <progress aria-label="Making the backup" />}
      {handed && (
        <IsItThere name={handed.name} onYes={noteIt} onAgain={() => downloadBackup(handed.file)} />
      )}
    </section>
  );
};
