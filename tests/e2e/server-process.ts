import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";

const SHARED = "node_modules/.cache/shops/shared";
const SERVER = `${SHARED}/dist-server/server.js`;

/** Puts the database of a shop that opened some days ago into a folder which is not there: see tools/lib/test-shops.js. */
export const plantOpened = (folder: string): void =>
  cpSync(`${SHARED}/opened`, folder, { recursive: true });

/** The same, of a shop that opened today: no copy of the day is taken. */
export const plantOpenedToday = (folder: string): void => {
  plantOpened(folder);
  mkdirSync(`${folder}-copies`);
  writeFileSync(`${folder}-copies/${new Date().toISOString().slice(0, 10)}.tar.gz`, "");
};

export interface RunningServer {
  readonly url: string;
  readonly child: ChildProcess;
  kill(): Promise<void>;
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

const running = new Set<ChildProcess>();

/** Ends every server that was started here. */
export const endAll = (): void => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
};

type Environment = Readonly<Record<string, string>>;

/** The built server as a process of its own, which may not be up yet. */
export const beginServer = (port: number, env: Environment, server = SERVER): ChildProcess => {
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  running.add(child);
  return child;
};

export const killed = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
};

/** The built server as a process of its own. */
export const startServer = async (
  port: number,
  env: Environment,
  server = SERVER,
): Promise<RunningServer> => {
  const url = `http://127.0.0.1:${port}`;
  if (await isUp(url)) throw new Error(`Another server has port ${port}.`);
  const child = beginServer(port, env, server);
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  while (!(await isUp(url))) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}. ${said}`);
    await wait(100);
  }
  return { url, child, kill: () => killed(child) };
};

const JSON_TYPE = { "Content-Type": "application/json" };

/** Sends a command; null where no answer came. */
export const command = async (
  url: string,
  path: string,
  input: readonly unknown[],
  headers: Readonly<Record<string, string>> = {},
  timeoutMs = 20_000,
): Promise<{
  readonly status: number;
  readonly answer: unknown;
  readonly cookie: string;
} | null> => {
  try {
    const response = await fetch(`${url}/api/${path}`, {
      method: "POST",
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
    return { status: response.status, answer: await response.json(), cookie };
  } catch {
    return null;
  }
};

interface BackupAnswer {
  readonly value: { readonly records: FarmDocuments };
}

/** All of the farm's records, as a backup holds them. */
export const recordsOf = async (url: string, cookie: string): Promise<FarmDocuments> => {
  const sent = await command(url, "office/getBackup", [], { Cookie: cookie });
  if (sent?.status !== 200) throw new Error("The server made no backup.");
  return (sent.answer as BackupAnswer).value.records;
};

export const ownersCookie = async (url: string): Promise<string> =>
  (await command(url, "counter/logIn", ["farmgate"]))?.cookie ?? "";
