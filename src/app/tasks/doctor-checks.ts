import { resolve } from "node:path";
import { checkNode, checkPassword, checkSite } from "#adapters/node/doctor-machine.ts";
import { type Connect, checkMail } from "#adapters/node/doctor-mail.ts";
import { checkPayPal } from "#adapters/node/doctor-paypal.ts";
import { checkProfile } from "#adapters/node/doctor-profile.ts";
import { checkPublicUrl, type Fetch } from "#adapters/node/doctor-web.ts";
import { type Finding, stop } from "#adapters/node/finding.ts";
import { freeBytes } from "#adapters/node/free-bytes.ts";
import type { Processes } from "#adapters/node/processes.ts";
import { readSettings, type Settings } from "#adapters/node/settings.ts";
import type { Environment } from "#adapters/node/settings-file.ts";
import { isDatabase } from "#adapters/pglite/data-folder.ts";
import { checkFolder } from "#adapters/pglite/doctor-folder.ts";
import { opens } from "#adapters/pglite/opens.ts";
import { checkPostgres } from "#adapters/postgres/doctor-postgres.ts";
import { openPostgres } from "#adapters/postgres/open-postgres.ts";
import { savedPassword } from "#adapters/postgres/owner-password.ts";
import { systemClock } from "#adapters/system/system-clock.ts";

export interface Deps {
  readonly env: Environment;
  readonly settingsFile: string | null;
  readonly nodeVersion: string;
  readonly site: string;
  readonly processes: Processes;
  readonly fetch: Fetch;
  readonly connect: Connect;
}

const isPasswordSaved = async ({ databaseUrl, dataFolder }: Settings): Promise<boolean | null> => {
  // A running shop keeps its embedded database to itself.
  if (!databaseUrl) return (await isDatabase(resolve(dataFolder))) ? null : false;
  const { db, close } = openPostgres(databaseUrl);
  // Ignored: why it doesn't answer is a finding of its own.
  const saved = await savedPassword(db).catch(() => undefined);
  // Ignored: the answer is known, and the process ends.
  void close().catch(() => undefined);
  return saved === undefined ? null : saved !== null;
};

const checkElsewhere = async (url: string): Promise<readonly Finding[]> => {
  const database = openPostgres(url);
  const findings = await checkPostgres(database, () => Date.now());
  // Ignored: the findings are complete, and the process ends.
  void database.close().catch(() => undefined);
  return findings;
};

const checkDatabase = ({ databaseUrl, dataFolder }: Settings, { processes }: Deps) =>
  databaseUrl
    ? checkElsewhere(databaseUrl)
    : checkFolder(dataFolder, { processes, freeBytes, opens, clock: systemClock });

export const examine = async (deps: Deps): Promise<readonly Finding[]> => {
  const machine = [checkNode(deps.nodeVersion), await checkSite(deps.site)];
  const settings = readSettings(deps.env, deps.settingsFile);
  if (!settings.ok) return [...machine, stop(settings.refusal.sentence)];
  const asked = settings.value;
  const found = await Promise.all([
    checkDatabase(asked, deps),
    checkPublicUrl(asked, deps.fetch),
    checkProfile(asked, deps.fetch),
    checkPayPal(asked, deps.fetch),
    checkMail(asked, deps.connect),
  ]);
  const password = checkPassword(asked, await isPasswordSaved(asked));
  return [...machine, password, ...found.flat()];
};

const closing = (stops: number): string =>
  stops === 0
    ? "Nothing stops the shop from selling."
    : `${stops === 1 ? "One thing stops" : `${stops} things stop`} the shop from selling.`;

export const report = (findings: readonly Finding[]): { text: string; exitCode: 0 | 1 } => {
  const stops = findings.filter(({ kind }) => kind === "stop").length;
  const lines = findings.map(({ kind, sentence }) => `${kind}  ${sentence}`);
  return { text: `${[...lines, closing(stops)].join("\n")}\n`, exitCode: stops === 0 ? 0 : 1 };
};
