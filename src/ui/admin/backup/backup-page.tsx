import styles from "#ui/admin/backup/backup.module.css";
import { downloadBackup } from "#ui/admin/backup/download-backup.ts";
import { RestoreSection } from "#ui/admin/backup/restore-section.tsx";
import { StorageState } from "#ui/admin/backup/storage-state.tsx";
import { ForTheAccountant } from "#ui/admin/export/for-the-accountant.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useMakeBackup } from "#ui/shared/queries/backup.ts";
import { useSetting } from "#ui/shared/setting.ts";

const DownloadSection = () => {
  const make = useMakeBackup(downloadBackup);
  return (
    <section aria-labelledby="download">
      <h2 id="download">Download</h2>
      <p>
        Stock, prices, orders, customers, flocks, stories and the splash page, in one file. It holds
        your customers' names and email addresses: keep it where nobody else reads it.
      </p>
      <SavingButton
        sent={[make]}
        aria-busy={make.isPending}
        disabled={make.isPending}
        onClick={() => make.mutate()}
      >
        Download backup
      </SavingButton>
      {make.isPending && <progress aria-label="Making the backup" />}
    </section>
  );
};

export const BackupPage = () => {
  const { isShared } = useSetting();
  return (
    <Page title="Admin Backup" heading="Backup">
      <p>
        A backup brings the shop back, or to another home: from a browser to a server, and back.
      </p>
      <ForTheAccountant />
      <div className={styles.backup}>
        <DownloadSection />
        <RestoreSection />
        {!isShared && <StorageState />}
      </div>
    </Page>
  );
};
