import { existsSync } from "node:fs";
import { nodeProcesses } from "#adapters/node/processes.ts";
import { copyBeforeRestore } from "#adapters/pglite/before-restore.ts";
import { lockFolder } from "#adapters/pglite/data-folder-lock.ts";
import { type BeforeTheFloorRefusal, restoreCopy } from "#adapters/pglite/data-folder-restore.ts";
import { type OtherVersionRefusal, otherCopyWords } from "#adapters/pglite/written-by.ts";
import { copyBeforeTheFloorWords } from "#adapters/postgres/migrate.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { Asked } from "./restore-backup-file.ts";
import { type NotDone, notDone, type TaskDeps } from "./task.ts";

const whyNot = (
  path: string,
  refusal:
    | OtherVersionRefusal
    | BeforeTheFloorRefusal
    | { readonly kind: "foreign-folder" | "unreadable-copy" },
): string => {
  if (refusal.kind === "other-version") return otherCopyWords(path, refusal.version);
  if (refusal.kind === "before-the-floor") return copyBeforeTheFloorWords(path);
  return `${path} is no copy that can be opened. Nothing has changed.`;
};

export const restoreCopyFile = async (
  { path, isSure }: Omit<Asked, "leavesOut">,
  { settings, terminal }: TaskDeps,
): Promise<Result<null, NotDone>> => {
  const { dataFolder } = settings;
  if (settings.databaseUrl)
    return notDone(
      "A copy is of an embedded database, and DATABASE_URL is set. Nothing has changed.",
    );
  if (!existsSync(path)) return notDone(`${path} can't be read.`);
  const answer = isSure || (await terminal.ask(`Replace the database in "${dataFolder}"?`));
  if (!answer) return notDone("Say --yes to replace the database. Nothing has changed.");
  const lock = await lockFolder(dataFolder, nodeProcesses(process));
  if (!lock.ok)
    return notDone(
      `The folder "${dataFolder}" is in use by the process ${lock.refusal.pid}: one shop at a time can work in it.`,
    );
  try {
    const restored = await restoreCopy(path, dataFolder, async () =>
      terminal.tell(
        `What is there now is kept in ${await copyBeforeRestore(dataFolder, systemClock)}.`,
      ),
    );
    if (!restored.ok) return notDone(whyNot(path, restored.refusal));
    terminal.tell(`The database in "${dataFolder}" is that of the copy.`);
    return accept(null);
  } finally {
    await lock.value.release();
  }
};
