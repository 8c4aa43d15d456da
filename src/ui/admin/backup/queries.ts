import { useMutation } from "@tanstack/react-query";
import type { BackupFile, JsonPath, UnfitBackup } from "#core/backup/backup-file.ts";
import type { BackupState } from "#core/backup/get-backup-state.ts";
import type { RestorePreview } from "#core/backup/get-restore-preview.ts";
import type { RestoreRefusal } from "#core/backup/restore-backup.ts";
import { type Result, refuse } from "#core/shared/result.ts";
import { SHOP_TOPICS } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { type Notice, notify } from "#ui/shared/notices/notices.ts";
import { useFailureSlot } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const NOTED: Notice = { title: "Backup Noted", text: "You have seen its file.", tone: "good" };

export const useBackupState = (isAsked = true): BackupState | undefined =>
  useRecords({
    reads: ["lastBackup", "orders", "flocks", "today"],
    key: ["lastBackup"],
    run: (app) => app.visitor.author.getBackupState(),
    enabled: isAsked,
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

export const useMakeBackup = <Handed>(hand: (file: BackupFile) => Handed) => {
  const app = useApp();
  const { slot, isShownInSlot } = useFailureSlot();
  const made = useMutation({
    mutationFn: async () => hand(await app.shop.office.getBackup()),
    meta: { touches: [], isSilent: isShownInSlot },
  });
  return { ...made, slot, again: () => made.mutate() };
};

export const useNoteBackup = () => {
  const { visitor } = useApp();
  return useMutation({
    mutationFn: (file: BackupFile) => visitor.author.noteBackup(file),
    onSuccess: () => void notify(NOTED),
    meta: { touches: ["lastBackup"] },
  });
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
  readonly kept: BackupFile;
}

export type RestoreAnswer = Result<
  null,
  RestoreRefusal | { readonly kind: "changed-since"; readonly now: BackupFile }
>;

export const useRestoreBackup = () => {
  const { office } = useApp().shop;
  return useMutation({
    mutationFn: async ({ file, leaveOut, kept }: Restore): Promise<RestoreAnswer> => {
      const now = await office.getBackup();
      if (now.checksum !== kept.checksum) return refuse({ kind: "changed-since", now });
      return office.restoreBackup(file, leaveOut);
    },
    meta: { touches: SHOP_TOPICS },
  });
};
