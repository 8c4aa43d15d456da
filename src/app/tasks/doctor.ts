import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import type { Connect } from "#adapters/node/doctor-mail.ts";
import { nodeProcesses } from "#adapters/node/processes.ts";
import { examine, report } from "./doctor-checks.ts";

const SETTINGS_FILE = ".env.local";

const connectTo: Connect = ({ host, port, isSecure }) =>
  isSecure ? connectSecurely({ host, port, servername: host }) : connect({ host, port });

export const runDoctor = async (site: string): Promise<number> => {
  const { text, exitCode } = report(
    await examine({
      env: process.env,
      settingsFile: existsSync(SETTINGS_FILE) ? readFileSync(SETTINGS_FILE, "utf8") : null,
      nodeVersion: process.versions.node,
      site,
      processes: nodeProcesses(process),
      fetch,
      connect: connectTo,
    }),
  );
  process.stdout.write(text);
  return exitCode;
};
