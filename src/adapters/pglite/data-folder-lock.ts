import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { makeFolders } from "#adapters/node/make-folders.ts";
import type { Processes } from "#adapters/node/processes.ts";
import { makeNew, replace, textIn } from "#adapters/pglite/data-folder-lock-file.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface FolderLock {
  release(): Promise<void>;
}

export interface LockedRefusal {
  readonly kind: "locked";
  readonly pid: number;
}

const HolderSchema = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  started: v.string(),
  id: v.string(),
});

type Holder = v.InferOutput<typeof HolderSchema>;

const WRITTEN_WITHIN_MS = 500;

const TAKEN_OVER_WITHIN_MS = 500;
const LOOKED_AT_EVERY_MS = 20;

const holderIn = (text: string): Holder | null => {
  try {
    return v.parse(HolderSchema, JSON.parse(text));
  } catch {
    return null;
  }
};

const isAlive = async ({ startOf }: Processes, { pid, started }: Holder): Promise<boolean> => {
  const now = await startOf(pid);
  return now !== null && (now === "" || started === "" || now === started);
};

const livingHolder = async (processes: Processes, path: string, text: string) => {
  const holder = holderIn(text);
  if (holder) return (await isAlive(processes, holder)) ? holder : null;
  await wait(WRITTEN_WITHIN_MS);
  const written = holderIn((await textIn(path)) ?? "");
  return written && (await isAlive(processes, written)) ? written : null;
};

const holderSoon = async (processes: Processes, path: string): Promise<Holder | null> => {
  for (let waited = 0; waited < TAKEN_OVER_WITHIN_MS; waited += LOOKED_AT_EVERY_MS) {
    await wait(LOOKED_AT_EVERY_MS);
    const holder = holderIn((await textIn(path)) ?? "");
    if (holder && (await isAlive(processes, holder))) return holder;
  }
  return null;
};

const takeOver = async (processes: Processes, path: string, own: string, dead: string) => {
  const rival = await take(processes, `${path}.taking-over`, own);
  if (rival) return (await holderSoon(processes, path)) ?? rival;
  try {
    if ((await textIn(path)) !== dead) return undefined;
    await replace(path, own);
    return null;
  } finally {
    await rm(`${path}.taking-over`, { force: true });
  }
};

const take = async (processes: Processes, path: string, own: string): Promise<Holder | null> => {
  while (!(await makeNew(path, own))) {
    const there = await textIn(path);
    if (there === null) continue;
    const holder = await livingHolder(processes, path, there);
    if (holder) return holder;
    const taken = await takeOver(processes, path, own, there);
    if (taken !== undefined) return taken;
  }
  return null;
};

const lockFileOf = (folder: string): string => `${resolve(folder)}.lock`;

export const lockedBy = async (folder: string, processes: Processes): Promise<number | null> => {
  const path = lockFileOf(folder);
  const text = await textIn(path);
  const holder = text === null ? null : await livingHolder(processes, path, text);
  return holder?.pid ?? null;
};

/** A lock file beside the folder. A dead process's lock is taken over; its age doesn't matter. */
export const lockFolder = async (
  folder: string,
  processes: Processes,
): Promise<Result<FolderLock, LockedRefusal>> => {
  const path = lockFileOf(folder);
  const { pid } = processes;
  const own = JSON.stringify({
    pid,
    started: (await processes.startOf(pid)) ?? "",
    id: randomUUID(),
  });
  await makeFolders(dirname(path));
  const holder = await take(processes, path, own);
  if (holder) return refuse({ kind: "locked", pid: holder.pid });
  return accept({
    release: async () => {
      if ((await textIn(path)) === own) await rm(path, { force: true });
    },
  });
};
