import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { jsonLog } from "#adapters/node/json-log.ts";
import { redacted } from "#adapters/node/redacted.ts";
import { readSettings } from "#adapters/node/settings.ts";
import { systemClock } from "#adapters/system/system-clock.ts";
import type { Task } from "./task.ts";
import { terminalOf } from "./terminal.ts";

const SELF = fileURLToPath(import.meta.url);
const SERVER = fileURLToPath(new URL("server.js", import.meta.url));
const SITE = fileURLToPath(new URL("../dist", import.meta.url));

const TASKS: Readonly<Record<string, () => Promise<Task>>> = {
  seed: async () => (await import("./seed.ts")).seed,
  backup: async () => (await import("./backup.ts")).backup,
  mail: async () => (await import("./mail-preview.ts")).mailPreview,
  password: async () => (await import("./set-password.ts")).setPassword,
  restore: async () => (await import("./restore.ts")).restore,
};

const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`, () => process.exit(1));
};

const run = async (load: () => Promise<Task>, args: readonly string[]): Promise<void> => {
  const file = existsSync(".env.local") ? readFileSync(".env.local", "utf8") : null;
  const settings = readSettings(process.env, file);
  if (!settings.ok) return fail(settings.refusal.sentence);
  const [task, { openDatabase }] = await Promise.all([load(), import("#app/server/database.ts")]);
  const done = await task(args, {
    settings: settings.value,
    terminal: terminalOf(process),
    server: SERVER,
    open: () =>
      openDatabase(settings.value, {
        log: jsonLog((line) => process.stderr.write(line), systemClock),
        makeFolderArgs: [SELF, "--make-folder"],
        isForATask: true,
        onEnd: fail,
      }),
  });
  if (!done.ok) fail(done.refusal.sentence);
};

const failAfter = (cause: unknown): void => {
  const { message = "" } = cause instanceof Error ? cause : {};
  fail(`This could not be done: ${redacted(message).split("\n")[0]}`);
};

const [name = "", ...args] = process.argv.slice(2);
const load = TASKS[name];
// Only seeding runs long enough for optimized code to pay.
if (name !== "seed") setFlagsFromString("--liftoff-only");
if (name === "--make-folder" && args[0])
  await (await import("#adapters/pglite/make-folder-child.ts")).makeFolder(args[0]);
else if (name === "doctor") process.exitCode = await (await import("./doctor.ts")).runDoctor(SITE);
else if (load) await run(load, args).catch(failAfter);
else fail(`There is no task "${name}": there are ${Object.keys(TASKS).join(", ")}.`);
