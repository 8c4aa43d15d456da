import { setMaxListeners } from "node:events";
import { existsSync, readFileSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { getRequestListener } from "@hono/node-server";
import { FRESH_PASSWORD_HASH } from "#adapters/node/fresh-password.ts";
import { cleanForParent } from "#adapters/node/html-cleaner-child.ts";
import { type JsonLog, jsonLog } from "#adapters/node/json-log.ts";
import { onceToldToStop } from "#adapters/node/process-end.ts";
import { redacted } from "#adapters/node/redacted.ts";
import { readSettings, type Settings } from "#adapters/node/settings.ts";
import { makeFolder } from "#adapters/pglite/make-folder-child.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { savedPassword } from "#adapters/postgres/owner-password.ts";
import { shopSecret } from "#adapters/postgres/shop-secret.ts";
import { transactionsIn } from "#adapters/postgres/transaction.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { composeShop } from "./compose-shop.ts";
import { openDatabase } from "./database.ts";
import { runBackgroundJobs } from "./run-background-jobs.ts";
import { orderlyServer } from "./shutdown.ts";

const SELF = fileURLToPath(import.meta.url);
const SITE = fileURLToPath(new URL("../dist", import.meta.url));

const refuseToStart = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`, () => process.exit(1));
};

/** Synchronous: a query to a broken database may never settle. */
const endAtOnce = (sentence: string): never => {
  writeSync(process.stderr.fd, `${sentence}\n`);
  process.exit(1);
};

const secretOf = ({ adminPasswordHash: hash }: Settings, { db }: Database): Promise<string> =>
  shopSecret(db, hash === FRESH_PASSWORD_HASH ? null : hash);

const serveShop = (
  settings: Settings,
  database: Database,
  secret: string,
  log: JsonLog,
): (() => Promise<void>) => {
  const end = new AbortController();
  // Each open page listens, and Node would warn of a leak.
  setMaxListeners(0, end.signal);
  const { app, backgroundJobs } = composeShop({
    ...{ settings, database, secret, log, site: SITE, end: end.signal },
    cleanerArgs: [SELF, "--clean"],
  });
  const stopJobs = runBackgroundJobs(database, backgroundJobs, log);
  const { host: hostname, port } = settings;
  const { server, end: endRequests } = orderlyServer(getRequestListener(app.fetch, { hostname }));
  server.on("error", ({ code }: NodeJS.ErrnoException) => {
    const why = code === "EADDRINUSE" ? "is in use" : `can't be used (${code})`;
    void database.close().finally(() => refuseToStart(`PORT ${port} of HOST ${hostname} ${why}.`));
  });
  server.listen(port, hostname, () => log.info("listening", { url: `http://${hostname}:${port}` }));
  return async () => {
    stopJobs();
    end.abort();
    await endRequests();
    await database.close();
    log.info("stopped", { ...transactionsIn(database.db) });
  };
};

const objectionToStart = async (
  { passwordObjection }: Settings,
  { db }: Database,
): Promise<string | null> =>
  passwordObjection && (await savedPassword(db)) ? null : passwordObjection;

const start = async (): Promise<void> => {
  let stop = async (): Promise<void> => undefined;
  onceToldToStop(process, () => stop());
  const file = existsSync(".env.local") ? readFileSync(".env.local", "utf8") : null;
  const settings = readSettings(process.env, file);
  if (!settings.ok) return refuseToStart(settings.refusal.sentence);
  const log = jsonLog((line) => process.stdout.write(line), systemClock);
  const database = await openDatabase(settings.value, {
    log,
    makeFolderArgs: [SELF, "--make-folder"],
    onEnd: endAtOnce,
  });
  if (!database.ok) return refuseToStart(database.refusal.sentence);
  stop = database.value.close;
  const objection = await objectionToStart(settings.value, database.value);
  if (objection) {
    await stop();
    return refuseToStart(objection);
  }
  const secret = await secretOf(settings.value, database.value);
  stop = serveShop(settings.value, database.value, secret, log);
};

const refuseAfter = (cause: unknown): void => {
  const { message = "" } = cause instanceof Error ? cause : {};
  refuseToStart(`The shop can't be started: ${redacted(message).split("\n")[0]}`);
};

// V8 would compile the embedded database a second time, optimized, which costs memory and doesn't pay here.
for (const flag of ["--liftoff-only", "--optimize-for-size", "--max-semi-space-size=4"])
  setFlagsFromString(flag);

const [task, folder] = process.argv.slice(2);
if (task === "--make-folder" && folder) await makeFolder(folder);
else if (task === "--clean") await cleanForParent(process.stdin, process.stdout);
else await start().catch(refuseAfter);
