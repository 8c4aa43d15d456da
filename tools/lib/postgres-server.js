import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { postgresBinaries } from "./postgres-binaries.js";

/**
 * @typedef {object} PostgresServer
 * @property {string} url
 * @property {(signal?: NodeJS.Signals) => Promise<void>} kill Ends it as a crash does: by SIGQUIT at once, by SIGKILL leaving what it had begun.
 * @property {() => Promise<void>} restart Starts it again after it was killed.
 * @property {() => Promise<void>} stop Ends it, and removes all that it kept.
 */

const NOBODY = 65_534;

/** PostgreSQL refuses to be run by root. */
const isRoot = process.getuid?.() === 0;
const asWhom = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** A port of this machine without a listener. */
export const freePort = async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
};

/** @param {string} url */
const answers = async (url) => {
  const client = new pg.Client(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** @param {ChildProcess} child */
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/**
 * Starts it until it answers: after a SIGKILL it refuses to while what is left of the one before ends.
 * @param {string} url
 * @param {() => ChildProcess} begin
 */
const untilItAnswers = async (url, begin) => {
  const latest = Date.now() + 30_000;
  let server = begin();
  while (!(await answers(url))) {
    if (Date.now() > latest) throw new Error("PostgreSQL doesn't start.");
    await pause(20);
    if (hasEnded(server)) server = begin();
  }
  return server;
};

/**
 * A PostgreSQL of its own, in a folder that goes when it stops. Its data need not survive a power cut.
 * @returns {Promise<PostgresServer>}
 */
export const startPostgres = async () => {
  const folder = mkdtempSync(join(tmpdir(), "farmgate-postgres-"));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const { initdb, postgres } = postgresBinaries(isRoot ? { reach: folder } : {});
  const data = join(folder, "data");
  const setUp = ["-D", data, "-U", "farm", "-A", "trust", "-E", "UTF8", "--no-sync"];
  await promisify(execFile)(initdb, [...setUp, "--locale=C"], { cwd: folder, ...asWhom });

  const port = await freePort();
  const url = `postgres://farm@127.0.0.1:${port}/postgres`;
  const settings = [
    "max_connections=120",
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
  ];
  const start = () =>
    untilItAnswers(url, () =>
      spawn(
        postgres,
        ["-D", data, "-F", "-p", String(port), ...settings.flatMap((one) => ["-c", one])],
        { cwd: folder, stdio: "ignore", ...asWhom },
      ),
    );

  let server = await start();
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (hasEnded(server)) return;
    server.kill(signal);
    await once(server, "exit");
  };
  return {
    url,
    kill: (signal = "SIGQUIT") => end(signal),
    restart: async () => {
      server = await start();
    },
    stop: async () => {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
