import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { setMaxListeners } from "node:events";
import { existsSync, readFileSync, writeSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { createChangeHub } from "#adapters/hono/change-hub.ts";
import { createShopServer } from "#adapters/hono/shop-server.ts";
import { childHtmlCleaner, cleanForParent } from "#adapters/node/html-cleaner-child.ts";
import { type JsonLog, jsonLog } from "#adapters/node/json-log.ts";
import { nodeSha256 } from "#adapters/node/node-sha256.ts";
import { nodePasswordCheck, passwordMark } from "#adapters/node/password.ts";
import { onceToldToStop } from "#adapters/node/process-end.ts";
import { redacted } from "#adapters/node/redacted.ts";
import { readSettings, type Settings } from "#adapters/node/settings.ts";
import { makeFolder } from "#adapters/pglite/make-folder-child.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { retriesIn } from "#adapters/postgres/transaction.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import { createBackgroundJobs } from "#core/background-jobs.ts";
import { createShopWindow } from "#core/shop-window.ts";
import { runBackgroundJobs } from "./background-jobs.ts";
import { isAnswering, openDatabase } from "./database.ts";
import {
  paymentsOf,
  paypalOnPages,
  paypalOriginOf,
  postmanOf,
  webhookOf,
} from "./external-services.ts";
import { createServerStore } from "./server-store.ts";
import { readyToEnd, refuseUnreadable } from "./shutdown.ts";
import { siteIn } from "./site.ts";

const SELF = fileURLToPath(import.meta.url);
const SITE = fileURLToPath(new URL("../dist", import.meta.url));
const LOOK_FOR_CHANGES_MS = 1_000;
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

const newCode = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join("");

const addressOf =
  ({ trustProxy }: Settings) =>
  (c: Context): string => {
    const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : "";
    return forwarded || (getConnInfo(c).remote.address ?? "unknown");
  };

/** Serves the shop. Answers with the way to stop. */
const listen = (settings: Settings, database: Database, log: JsonLog): (() => Promise<void>) => {
  const serverStore = createServerStore(
    database,
    passwordMark(settings.adminPasswordHash),
    settings.adminPasswordHash,
  );
  const end = new AbortController();
  // Each open page listens: Node would warn of a leak from the eleventh on.
  setMaxListeners(0, end.signal);
  const hub = createChangeHub({
    versions: serverStore.versions,
    everyMs: LOOK_FOR_CHANGES_MS,
    onError: (cause) => log.error(cause, "changes"),
  });
  const { isPractice } = settings;
  const paypal = paypalOnPages(settings);
  const sendsMail = settings.smtpUrl !== null;
  const pages = { home: "server", isPractice, sendsMail, paypal } as const;
  const deps = {
    payments: paymentsOf(settings, newCode),
    shared: { publicUrl: settings.publicOrigin },
    postman: postmanOf(settings),
    clock: systemClock,
    ids: { next: () => newCode(16) },
    digest: nodeSha256,
    passwords: nodePasswordCheck(settings.adminPasswordHash),
    cleaner: childHtmlCleaner({ spawn, execPath: process.execPath, args: [SELF, "--clean"] }),
    log,
  };
  const backgroundJobs = createBackgroundJobs({
    ...deps,
    store: serverStore.storeFor(null),
    links: serverStore.links,
  });
  const app = createShopServer({
    serverStore,
    hub,
    end: end.signal,
    log,
    publicOrigin: settings.publicOrigin,
    paypalOrigin: paypalOriginOf(settings),
    secret: settings.adminPasswordHash,
    addressOf: addressOf(settings),
    isWell: () => isAnswering(database),
    ...siteIn({
      folder: SITE,
      settings: pages,
      publicOrigin: settings.publicOrigin,
      window: createShopWindow({ ...deps, store: serverStore.storeFor(null) }),
      clock: systemClock,
      versions: serverStore.versions,
      log,
    }),
    webhook: { read: webhookOf(settings), hear: backgroundJobs.receiveWebhook },
    deps,
  });
  const stopLookingAfter = runBackgroundJobs(database, backgroundJobs, log);
  const { host: hostname, port } = settings;
  const server = serve({ fetch: app.fetch, hostname, port }, () =>
    log.info("listening", { url: `http://${hostname}:${port}` }),
  );
  server.on("error", ({ code }: NodeJS.ErrnoException) => {
    const why = code === "EADDRINUSE" ? "is in use" : `can't be used (${code})`;
    void database.close().finally(() => refuseToStart(`PORT ${port} of HOST ${hostname} ${why}.`));
  });
  server.on("clientError", refuseUnreadable);
  // Nothing asks for HTTP/2, so it is a plain one.
  const endRequests = readyToEnd(server as Server);
  return async () => {
    stopLookingAfter();
    end.abort();
    await endRequests();
    await database.close();
    log.info("stopped", { retries: retriesIn(database.db) });
  };
};

const refuseToStart = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`, () => process.exit(1));
};

/** Nothing waits for anything else: whatever the database is asked now may never end. */
const endAtOnce = (sentence: string): never => {
  writeSync(process.stderr.fd, `${sentence}\n`);
  process.exit(1);
};

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
  stop = listen(settings.value, database.value, log);
};

/** What no setting foresees, such as a folder that nobody may write to: one sentence of the machine's own. */
const refuseAfter = (cause: unknown): void => {
  const { message = "" } = cause instanceof Error ? cause : {};
  refuseToStart(`The shop can't be started: ${redacted(message).split("\n")[0]}`);
};

// Of the embedded database's code a second, faster translation is made unless told otherwise: 40 MB, and
// in a shop's life it doesn't pay. A small nursery costs nothing either.
for (const flag of ["--liftoff-only", "--optimize-for-size", "--max-semi-space-size=4"])
  setFlagsFromString(flag);

const [task, folder] = process.argv.slice(2);
if (task === "--make-folder" && folder) await makeFolder(folder);
else if (task === "--clean") await cleanForParent(process.stdin, process.stdout);
else await start().catch(refuseAfter);
