import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

const SERVER = "node_modules/.cache/shops/shared/dist-server/server.js";

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

/** The built server as a process of its own. */
export const startServer = async (
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> => {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  running.add(child);
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode}. ${said}`);
    await wait(100);
  }
  return {
    url,
    child,
    kill: async () => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
};

const JSON_TYPE = { "Content-Type": "application/json" };

/** Sends a command; null where no answer came. */
export const command = async (
  url: string,
  path: string,
  input: readonly unknown[],
  headers: Readonly<Record<string, string>> = {},
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
      signal: AbortSignal.timeout(20_000),
    });
    const [cookie = ""] = (response.headers.get("Set-Cookie") ?? "").split(";");
    return { status: response.status, answer: await response.json(), cookie };
  } catch {
    return null;
  }
};

export const logIn = async (url: string): Promise<string> =>
  (await command(url, "counter/logIn", ["farmgate"]))?.cookie ?? "";
