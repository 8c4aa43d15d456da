import { useMutation } from "@tanstack/react-query";
import type { BackupFile, JsonPath, UnfitBackup } from "#core/backup/backup-file.ts";
import type { BackupState } from "#core/backup/get-backup-state.ts";
import type { RestorePreview } from "#core/backup/get-restore-preview.ts";
import type { RestoreRefusal } from "#core/backup/restore-backup.ts";
import type { Result } from "#core/shared/result.ts";
import { SHOP_TOPICS } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { useFailureSlot } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

export const useBackupState = (): BackupState | undefined =>
  useRecords({
    reads: ["lastBackup", "orders", "flocks", "today"],
    key: ["lastBackup"],
    run: (app) => app.visitor.author.getBackupState(),
  }).data;

export const useStorageRoom = () =>
  useRecords({
    reads: [...SHOP_TOPICS, "lastBackup"],
    key: ["storageRoom"],
    run: async ({ visitor: { author } }) => ({
      ...(await author.getStorageFill()),
      isPersistent: await author.isStoragePersistent(),
    }),
  }).data;

export const usePersistStorage = () => {
  const app = useApp();
  return useMutation({
    mutationFn: () => app.visitor.author.persistStorage(),
    meta: { touches: ["lastBackup"] },
  });
};

export const useMakeBackup = (keep: (file: BackupFile) => void) => {
  const app = useApp();
  const { slot, isShownInSlot } = useFailureSlot();
  const made = useMutation({
    mutationFn: async () => {
      keep(await app.shop.office.getBackup());
      await app.visitor.author.noteBackup();
    },
    meta: { touches: ["lastBackup"], isSilent: isShownInSlot },
  });
  return { ...made, slot, again: () => made.mutate() };
};

export const usePreviewRestore = () => {
  const app = useApp();
  return useMutation({
    mutationFn: (file: unknown): Promise<Result<RestorePreview, UnfitBackup>> =>
      app.shop.office.getRestorePreview(file),
  });
};

interface Restore {
  readonly file: unknown;
  readonly leaveOut: readonly JsonPath[];
}

export const useRestoreBackup = (keep: (replaced: BackupFile) => void) => {
  const app = useApp();
  return useMutation({
    mutationFn: async ({ file, leaveOut }: Restore): Promise<Result<null, RestoreRefusal>> => {
      keep(await app.shop.office.getBackup());
      return app.shop.office.restoreBackup(file, leaveOut);
    },
    meta: { touches: SHOP_TOPICS },
  });
};
