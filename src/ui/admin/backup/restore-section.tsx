import { useRef } from "react";
import { Preview } from "#ui/admin/backup/preview.tsx";
import { refusalText } from "#ui/admin/backup/refusal-texts.ts";
import { ReplaceQuestion } from "#ui/admin/backup/replace-question.tsx";
import { useRestore } from "#ui/admin/backup/use-restore.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import styles from "#ui/shared/parts/visually-hidden.module.css";

const Restoring = () => (
  <>
    <p role="status">
      The shop's records are being replaced. Please keep this page open: it may take some seconds.
    </p>
    <progress aria-label="Restoring" />
  </>
);

export const RestoreSection = () => {
  const inputRef = useRef<HTMLInputElement>(null);
  const restore = useRestore();
  const { chosen, asked, refusal, isReading, isMaking, isRestoring } = restore;
  const isBusy = isMaking || isRestoring;

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
          // Ignored: the mutation shows its own notice.
          if (file) restore.look(file).catch(() => undefined);
        }}
      />
      <SavingButton
        variant="secondary"
        aria-busy={isReading}
        disabled={isReading || isBusy}
        onClick={() => inputRef.current?.click()}
      >
        Restore from a file…
      </SavingButton>
      {isReading && <progress aria-label="Reading the file" />}
      {refusal && <p role="alert">{`${refusalText(refusal)} Nothing has changed.`}</p>}
      {chosen && (
        <Preview
          key={chosen.preview.made}
          preview={chosen.preview}
          isBusy={isBusy}
          // Ignored: the mutation shows its own notice.
          replace={(leaveOut) => void restore.prepare(leaveOut).catch(() => undefined)}
          cancel={restore.cancel}
        />
      )}
      {isMaking && <progress aria-label="Making the backup" />}
      {isRestoring && <Restoring />}
      {asked && (
        <ReplaceQuestion
          name={asked.name}
          isRenewed={asked.isRenewed}
          // Ignored: the mutation shows its own notice.
          onYes={() => void restore.replace(asked).catch(() => undefined)}
          onAgain={restore.downloadAgain}
          onClose={restore.stop}
        />
      )}
    </section>
  );
};
