import { join } from "node:path";
import { copiesOf, makeCopies, pack } from "#adapters/pglite/copy-files.ts";
import { todayOf } from "#core/shared/today.ts";
import type { Clock } from "#ports/clock.ts";

interface Kept {
  readonly ending: "tar.gz" | "json";
  write(path: string): Promise<void>;
}

export const keepBeforeRestore = async (
  folder: string,
  clock: Clock,
  { ending, write }: Kept,
): Promise<string> => {
  const copies = copiesOf(folder);
  const time = clock.now().slice("2026-01-01T".length).replace(/\D/g, "");
  const path = join(copies, `${todayOf(clock)}-before-restore-${time}.${ending}`);
  await makeCopies(copies);
  await write(path);
  return path;
};

export const copyBeforeRestore = (folder: string, clock: Clock): Promise<string> =>
  keepBeforeRestore(folder, clock, { ending: "tar.gz", write: (path) => pack(folder, path) });
