import { sql } from "kysely";
import { type Finding, look, stop, well } from "#adapters/node/finding.ts";
import { whyOutOfReach } from "#adapters/node/out-of-reach.ts";
import type { Database } from "#adapters/postgres/database.ts";
import { codeOf } from "#adapters/postgres/fault-of.ts";
import {
  beforeTheFloorWords,
  isBeforeTheFloor,
  pendingMigrations,
} from "#adapters/postgres/migrate.ts";

const CLOCKS_APART_MS = 5_000;

const MS_A_SECOND = 1_000;

const REFUSALS: Readonly<Record<string, string>> = {
  "28P01": "refuses the name or the password",
  "28000": "refuses the name or the password",
  "3D000": "has no database of that name",
  "42501": "doesn't let that name at its tables",
  "53300": "has no connection left: give it more, or the shops fewer",
};

const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

const whyNot = (error: unknown): Finding => {
  const root = rootOf(error);
  const refusal = REFUSALS[codeOf(root)];
  return stop(
    refusal
      ? `The database at DATABASE_URL ${refusal}.`
      : `The database at DATABASE_URL does not answer: ${whyOutOfReach(root)}. Is it running, and is the address right?`,
  );
};

const shown = async ({ db }: Database, name: string): Promise<string | null> => {
  const { rows } = await sql<Record<string, string>>`show ${sql.ref(name)}`
    .execute(db)
    // Ignored: a database without the setting is a finding of its own.
    .catch(() => ({ rows: [] }));
  return rows[0]?.[name] ?? null;
};

const checkWrites = async (database: Database): Promise<Finding> => {
  const version = await shown(database, "server_version");
  return (await shown(database, "transaction_read_only")) === "on"
    ? stop("The database at DATABASE_URL takes no writes: is it a standby?")
    : well(
        `The database at DATABASE_URL answers: PostgreSQL ${version ?? "of an unknown version"}.`,
      );
};

const checkMigrations = async ({ db }: Database): Promise<Finding> => {
  if (await isBeforeTheFloor(db)) return stop(beforeTheFloorWords("The database at DATABASE_URL"));
  const pending = await pendingMigrations(db);
  return pending.length === 0
    ? well("The database's tables are up to date.")
    : look(
        `The database's tables are not up to date: the next start of the shop brings them there (${pending.join(", ")}). If there are records, take a dump before.`,
      );
};

const checkClock = async ({ db }: Database, now: () => number): Promise<Finding> => {
  const asked = now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const answered = now();
  const at = rows[0]?.at.getTime() ?? asked;
  const apart = Math.max(asked - at, at - answered, 0);
  return apart <= CLOCKS_APART_MS
    ? well("The database's clock agrees with this machine's.")
    : look(
        `The database's clock and this machine's are ${Math.round(apart / MS_A_SECOND)} seconds apart: let both follow a time server.`,
      );
};

const checkFsync = async (database: Database): Promise<readonly Finding[]> =>
  (await shown(database, "fsync")) === "off"
    ? [
        look(
          "The database does not wait for its disk (fsync is off): a power cut may lose orders, or all. Set fsync to on in postgresql.conf.",
        ),
      ]
    : [];

export const checkPostgres = async (
  database: Database,
  now: () => number,
): Promise<readonly Finding[]> => {
  try {
    await sql`select 1`.execute(database.db);
    return [
      await checkWrites(database),
      await checkMigrations(database),
      await checkClock(database, now),
      ...(await checkFsync(database)),
    ];
  } catch (error) {
    return [whyNot(error)];
  }
};
