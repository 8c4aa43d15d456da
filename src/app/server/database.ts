import type { Settings } from "#adapters/node/settings.ts";
import type { Database } from "#adapters/postgres/database.ts";
import type { Result } from "#core/shared/result.ts";
import type { CannotOpen } from "./cannot-open.ts";
import { type EmbeddedDeps, openEmbedded } from "./embedded-database.ts";
import { openExternal } from "./external-database.ts";

export const openDatabase = (
  { databaseUrl, dataFolder }: Pick<Settings, "databaseUrl" | "dataFolder">,
  deps: EmbeddedDeps,
): Promise<Result<Database, CannotOpen>> =>
  databaseUrl ? openExternal(databaseUrl) : openEmbedded(dataFolder, deps);
