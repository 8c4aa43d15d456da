import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#adapters/postgres/database.ts";
import { beforeTheFloorWords, isBeforeTheFloor, migrate } from "#adapters/postgres/migrate.ts";
import { openPostgres } from "#adapters/postgres/open-postgres.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { type CannotOpen, cannot } from "./cannot-open.ts";
import { waitAtMost } from "./shutdown.ts";

export const isAnswering = async ({ db }: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );

const TIMEOUT_MS = 7_000;

const LONGEST_CLOSE_MS = 800;
const LOOK_EVERY_MS = 500;

const waitUntilAnswering = async (database: Database): Promise<boolean> => {
  const late = wait(TIMEOUT_MS, "late" as const, { ref: false });
  for (;;) {
    const answer = await Promise.race([isAnswering(database), late]);
    if (answer !== false) return answer === true;
    if ((await Promise.race([wait(LOOK_EVERY_MS), late])) === "late") return false;
  }
};

export const openExternal = async (url: string): Promise<Result<Database, CannotOpen>> => {
  const database = openPostgres(url);
  if (await waitUntilAnswering(database)) {
    if (await isBeforeTheFloor(database.db)) {
      await database.close();
      return cannot(beforeTheFloorWords("The database at DATABASE_URL"));
    }
    await migrate(database.db);
    return accept({ ...database, close: () => waitAtMost(LONGEST_CLOSE_MS, database.close()) });
  }
  // Ignored: a database that never answered has nothing to close.
  void database.close().catch(() => undefined);
  return cannot(
    "The database at DATABASE_URL does not answer: is it running, and are name and password right?",
  );
};
