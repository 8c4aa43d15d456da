import { spawn } from "node:child_process";
import { childHtmlCleaner } from "#adapters/node/html-cleaner-child.ts";
import { keepBeforeRestore } from "#adapters/pglite/before-restore.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import type { CannotOpen } from "#app/server/cannot-open.ts";
import { parseBackup } from "#core/backup/backup-file.ts";
import { goneIn } from "#core/backup/comparison.ts";
import { getBackup } from "#core/backup/get-backup.ts";
import { getRestorePreview, type RestorePreview } from "#core/backup/get-restore-preview.ts";
import { type RestoreRefusal, restoreBackup } from "#core/backup/restore-backup.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopStore } from "#ports/store.ts";
import { backupFormat, textOf, writeWhole } from "./backup.ts";
import { type NotDone, notDone, type TaskDeps, type Terminal } from "./task.ts";

export interface Asked {
  readonly path: string;
  readonly isSure: boolean;
  readonly leavesOut: boolean;
}

const WHY: Readonly<Record<RestoreRefusal["kind"], string>> = {
  "unreadable-backup": "it breaks off or is damaged",
  "no-backup": "it is no backup of a farm's shop",
  "newer-backup": "it was made by a newer shop: update this one first",
  "altered-backup": "something in it is not what it was when it was made",
  "too-large-backup": "it is too large",
  "records-refused": "it holds records that this shop doesn't take",
};

const refused = (path: string, kind: RestoreRefusal["kind"]) =>
  notDone(`${path} can't be restored: ${WHY[kind]}. Nothing has changed.`);

const tellPreview = ({ tell }: Terminal, { made, changes, refused: out }: RestorePreview): void => {
  tell(`A backup of ${made}:`);
  for (const { kind, before, after, added, changed, removed } of changes)
    tell(
      `  ${kind}: ${before} now, ${after} in the file (${added} new, ${changed} changed, ${removed} gone)`,
    );
  for (const { name, reason } of out) tell(`  not taken: ${name} (${reason})`);
};

const objection = async (
  { isSure, leavesOut }: Asked,
  preview: RestorePreview,
  { ask }: Terminal,
): Promise<string | null> => {
  if (preview.refused.length > 0 && !leavesOut)
    return "This shop doesn't take some of its records: say --leave-out to restore the others. Nothing has changed.";
  if (isSure) return null;
  const gone = goneIn(preview.changes);
  const questions = [
    "Replace all of the shop's records by these?",
    ...(gone > 0 ? [`Of the records that are here now ${gone} will be gone. Replace anyway?`] : []),
  ];
  for (const question of questions) {
    const answer = await ask(question);
    if (answer === null)
      return "Say --yes to replace all of the shop's records. Nothing has changed.";
    if (!answer) return "Nothing has changed.";
  }
  return null;
};

const keepWhatIsThere = async (
  archive: ShopStore["archive"],
  { settings: { dataFolder }, terminal }: TaskDeps,
): Promise<void> => {
  const file = await getBackup({ archive, clock: systemClock, backupFormat })();
  const path = await keepBeforeRestore(dataFolder, systemClock, {
    ending: "json",
    write: (name) => writeWhole(name, JSON.stringify(file)),
  });
  terminal.tell(`What is there now is kept in ${path}.`);
};

const restoreInto = async (
  { archive, records: { erasures, orders, refunds } }: ShopStore,
  file: unknown,
  asked: Asked,
  task: TaskDeps,
): Promise<Result<null, NotDone>> => {
  const { terminal, server } = task;
  const cleaner = childHtmlCleaner({
    spawn,
    execPath: process.execPath,
    args: [server, "--clean"],
  });
  const deps = { archive, backupFormat, cleaner, erasures, orders, refunds };
  const preview = await getRestorePreview(deps)(file);
  if (!preview.ok) return refused(asked.path, preview.refusal.kind);
  tellPreview(terminal, preview.value);
  const why = await objection(asked, preview.value, terminal);
  if (why) return notDone(why);
  await keepWhatIsThere(archive, task);
  terminal.tell("Restoring…");
  const paths = preview.value.refused.map(({ place }) => place);
  const done = await restoreBackup(deps)(file, paths);
  if (!done.ok) return refused(asked.path, done.refusal.kind);
  terminal.tell("The shop's records are those of the backup.");
  return accept(null);
};

export const restoreBackupFile = async (
  asked: Asked,
  deps: TaskDeps,
): Promise<Result<null, NotDone | CannotOpen>> => {
  const text = await textOf(asked.path);
  if (text === null) return notDone(`${asked.path} can't be read.`);
  const parsed = parseBackup(text);
  if (!parsed.ok) return refused(asked.path, parsed.refusal.kind);
  const database = await deps.open();
  if (!database.ok) return database;
  try {
    return await restoreInto(postgresShop(database.value), parsed.value, asked, deps);
  } finally {
    await database.value.close();
  }
};
