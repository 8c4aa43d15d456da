import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { until } from "./until.ts";

interface Place {
  readonly port: number;
  /** The built server. */
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
  /** Where its log goes. */
  readonly log: string;
}

const START_MS = 60_000;
const TRIES = 3;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

interface Told {
  readonly step?: string;
  readonly isReady?: boolean;
}

/** A server of the shop that is killed and started again at one address. */
export const serverSlot = ({ port, file, env, log }: Place) => {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let steps: string[] = [];
  let isReady = false;

  const begin = (ahead: number): ChildProcess => {
    mkdirSync(dirname(log), { recursive: true });
    const output = openSync(log, "a");
    const begun = spawn(process.execPath, [resolve(file)], {
      // Where no settings file lies.
      cwd: dirname(log),
      env: { ...process.env, ...env, PORT: String(port), FAST_CLOCK_AHEAD: String(ahead) },
      stdio: ["ignore", output, output, "ipc"],
    });
    closeSync(output);
    begun.on("message", ({ step, isReady: said }: Told) => {
      if (step) steps.push(step);
      isReady ||= said ?? false;
    });
    begun.on("error", () => undefined);
    return begun;
  };

  const isUp = (): Promise<boolean> =>
    fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  const isRunning = (): boolean => child !== null && !hasEnded(child);

  const tell = (told: object): void => {
    if (isRunning() && child?.connected) child.send(told, () => undefined);
  };

  const kill = async (): Promise<void> => {
    if (!child || hasEnded(child)) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };

  /** It may find no database, and end. */
  const start = async (ahead: number): Promise<void> => {
    for (let time = 0; time < TRIES; time += 1) {
      child = begin(ahead);
      await until(async () => !isRunning() || (await isUp()), START_MS);
      if (isRunning()) return;
    }
    throw new Error(`A server can't be started: see ${log}.`);
  };

  return {
    url,
    start,
    kill,
    tell,
    isRunning,
    /** It counts its steps from now on, and dies at the one of this name. */
    watch: async (dieAt: string): Promise<void> => {
      steps = [];
      isReady = false;
      tell({ dieAt });
      await until(() => isReady, START_MS);
    },
    steps: (): readonly string[] => steps,
  };
};

export type ServerSlot = ReturnType<typeof serverSlot>;
