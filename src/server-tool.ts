import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { fileURLToPath } from "node:url";
import type { Connect } from "#adapters/node/doctor-mail.ts";
import { nodeProcesses } from "#adapters/node/processes.ts";
import { examine, report } from "./server-doctor.ts";

const SITE = fileURLToPath(new URL("../dist", import.meta.url));
const SETTINGS_FILE = ".env.local";

const connectTo: Connect = ({ host, port, isSecure }) =>
  isSecure ? connectSecurely({ host, port, servername: host }) : connect({ host, port });

const runDoctor = async (): Promise<number> => {
  const { text, exitCode } = report(
    await examine({
      env: process.env,
      settingsFile: existsSync(SETTINGS_FILE) ? readFileSync(SETTINGS_FILE, "utf8") : null,
      nodeVersion: process.versions.node,
      site: SITE,
      processes: nodeProcesses(process),
      fetch,
      connect: connectTo,
    }),
  );
  process.stdout.write(text);
  return exitCode;
};

/** What the shop does from a shell besides serving. Each answers with the exit code. */
const TASKS: Readonly<Record<string, () => Promise<number>>> = { doctor: runDoctor };

const [task = ""] = process.argv.slice(2);
const run = Object.hasOwn(TASKS, task) ? TASKS[task] : undefined;
if (run) process.exitCode = await run();
else {
  process.stderr.write(`Tell what to do: ${Object.keys(TASKS).join(", ")}.\n`);
  process.exitCode = 1;
}
