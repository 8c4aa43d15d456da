import { type Asked, restoreBackupFile } from "./restore-backup-file.ts";
import { restoreCopyFile } from "./restore-copy-file.ts";
import { notDone, type Task } from "./task.ts";

const FLAGS = ["--yes", "--leave-out"];

const askedIn = (args: readonly string[]): Asked | null => {
  const [path, ...more] = args.filter((word) => !FLAGS.includes(word));
  if (!path || more.length > 0) return null;
  return { path, isSure: args.includes("--yes"), leavesOut: args.includes("--leave-out") };
};

export const restore: Task = async (args, deps) => {
  const asked = askedIn(args);
  if (!asked)
    return notDone(
      "It takes the name of a backup or of a daily copy, and --yes to be asked nothing.",
    );
  return asked.path.endsWith(".tar.gz")
    ? restoreCopyFile(asked, deps)
    : restoreBackupFile(asked, deps);
};
