import { useState } from "react";
import { type JsonPath, parseBackup } from "#core/backup/backup-file.ts";
import type { RestorePreview } from "#core/backup/get-restore-preview.ts";
import type { RestoreRefusal } from "#core/backup/restore-backup.ts";
import { type HandedFile, useDownloadBackup } from "#ui/admin/backup/download-backup.ts";
import { useMakeBackup, usePreviewRestore, useRestoreBackup } from "#ui/admin/backup/queries.ts";
import { refusalText } from "#ui/admin/backup/refusal-texts.ts";
import { LONG_DAY } from "#ui/shared/dates.ts";
import { formatMoment } from "#ui/shared/moment.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { type Notice, notify } from "#ui/shared/notices/notices.ts";
import { nextPaint } from "#ui/shared/queries/next-paint.ts";

export interface Chosen {
  readonly file: unknown;
  readonly preview: RestorePreview;
}

export interface Asked extends HandedFile {
  readonly chosen: Chosen;
  readonly leaveOut: readonly JsonPath[];
  readonly isRenewed: boolean;
}

const restored = (made: string): Notice => ({
  title: "Backup Restored",
  text: `The shop's records are those of ${formatMoment(made, LONG_DAY)}.`,
  tone: "good",
  outlastsPage: true,
});

const NOT_RESTORED: Notice = { title: "Not Restored", tone: "destructive", outlastsPage: true };

export const useRestore = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState<RestoreRefusal | null>(null);
  const [isReading, setReading] = useState(false);
  const preview = usePreviewRestore();
  const downloadReplaced = useDownloadBackup("before-restore");
  const make = useMakeBackup(downloadReplaced);
  const restore = useRestoreBackup();
  useLeaveGuard(restore.isPending);

  const read = async (file: File): Promise<void> => {
    const parsed = parseBackup(await file.text());
    if (!parsed.ok) return setRefusal(parsed.refusal);
    const answer = await preview.mutateAsync(parsed.value);
    if (answer.ok) setChosen({ file: parsed.value, preview: answer.value });
    else setRefusal(answer.refusal);
  };

  const look = async (file: File): Promise<void> => {
    setChosen(null);
    setRefusal(null);
    setReading(true);
    // Reading a large file keeps the page from painting for seconds.
    await nextPaint();
    await read(file).finally(() => setReading(false));
  };

  const prepare = async (leaveOut: readonly JsonPath[]): Promise<void> => {
    if (!chosen) return;
    setAsked({ ...(await make.mutateAsync()), chosen, leaveOut, isRenewed: false });
  };

  const refuseRestore = (why: RestoreRefusal): void => {
    setRefusal(why);
    notify({ ...NOT_RESTORED, text: `${refusalText(why)} Nothing has changed.` });
  };

  const replace = async (confirmed: Asked): Promise<void> => {
    const { chosen: from, leaveOut, file: kept } = confirmed;
    setAsked(null);
    const answer = await restore.mutateAsync({ file: from.file, leaveOut, kept });
    const why = answer.ok ? null : answer.refusal;
    if (why?.kind === "changed-since") {
      setAsked({ ...confirmed, ...downloadReplaced(why.now), isRenewed: true });
      return;
    }
    setChosen(null);
    if (why) refuseRestore(why);
    else notify(restored(from.preview.made));
  };

  return {
    chosen,
    asked,
    refusal,
    // The answer arrives a moment before the reading has ended.
    isReading: isReading && !chosen && !refusal,
    isMaking: make.isPending,
    isRestoring: restore.isPending,
    look,
    prepare,
    replace,
    downloadAgain: () => void (asked && downloadReplaced(asked.file)),
    stop: () => setAsked(null),
    cancel: () => setChosen(null),
  };
};
