import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

export interface Processes {
  readonly pid: number;
  /** Tells a process from others with its number; "" where unknown, null when it is dead. */
  startOf(pid: number): Promise<string | null>;
}

export interface ProcessDeps {
  readonly process: Pick<NodeJS.Process, "pid" | "platform" | "kill">;
  readText(path: string): Promise<string>;
  run(program: string, args: readonly string[]): Promise<string>;
}

/** Fields after the name in brackets, which may hold anything. */
const STATE = 0;
const START = 19;
const DEAD_STATES = ["Z", "X", "x"];

const isListed = ({ process }: ProcessDeps, pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Ignored but for its code: any other code means that the process exists.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
};

const onLinux = async ({ readText }: ProcessDeps, pid: number) => {
  const stat = await readText(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (DEAD_STATES.includes(fields[STATE] ?? "")) return null;
  // Ignored: without the boot time the process's own start has to do.
  const boot = await readText("/proc/sys/kernel/random/boot_id").catch(() => "");
  return `${boot.trim()} ${fields[START] ?? ""}`.trim();
};

const elsewhere = async ({ run }: ProcessDeps, pid: number) => {
  const told = (await run("ps", ["-o", "state=,lstart=", "-p", `${pid}`])).trim();
  return told.startsWith("Z") ? null : told.replace(/^\S+\s+/, "");
};

const bySystem = async (deps: ProcessDeps, pid: number): Promise<string | null> => {
  const { platform } = deps.process;
  if (platform === "win32") return "";
  return platform === "linux" ? onLinux(deps, pid) : elsewhere(deps, pid);
};

export const processesAround = (deps: ProcessDeps): Processes => ({
  pid: deps.process.pid,
  startOf: async (pid) =>
    isListed(deps, pid)
      ? // Ignored: it has ended meanwhile, or the machine doesn't say when it began.
        bySystem(deps, pid).catch(() => (isListed(deps, pid) ? "" : null))
      : null,
});

/** `ps` writes in the language and zone of its environment. */
const SAME_WORDS = { LC_ALL: "C", TZ: "UTC" };

export const nodeProcesses = (process: NodeJS.Process): Processes =>
  processesAround({
    process,
    readText: (path) => readFile(path, "utf8"),
    run: (program, args) =>
      new Promise((resolve, reject) => {
        const env = { ...process.env, ...SAME_WORDS };
        execFile(program, args, { env }, (error, told) => (error ? reject(error) : resolve(told)));
      }),
  });
