import styles from "#ui/admin/backup/backup.module.css";
import { DownloadSection } from "#ui/admin/backup/download-section.tsx";
import { RestoreSection } from "#ui/admin/backup/restore-section.tsx";
import { StorageState } from "#ui/admin/backup/storage-state.tsx";
import { ForTheAccountant } from "#ui/admin/export/for-the-accountant.tsx";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { useSetting } from "#ui/shared/setting.ts";

export const BackupPage = () => {
  const { isShared } = useSetting();
  return (
    <AdminPage title="Admin Backup" heading="Backup">
      <p className={styles.about}>
        A backup brings the shop back, or to another home: from a browser to a server, and back.
      </p>
      <ForTheAccountant />
      <div className={styles.backup}>
        <DownloadSection />
        <RestoreSection />
        {!isShared && <StorageState />}
      </div>
    </AdminPage>
  );
};
