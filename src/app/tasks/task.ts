import type { Settings } from "#adapters/node/settings.ts";
import type { Database } from "#adapters/postgres/database.ts";
import type { CannotOpen } from "#app/server/cannot-open.ts";
import { type Result, refuse } from "#core/shared/result.ts";

export interface NotDone {
  readonly kind: "not-done";
  readonly sentence: string;
}

export const notDone = (sentence: string) => refuse<NotDone>({ kind: "not-done", sentence });

export interface Terminal {
  tell(line: string): void;
  tellProgress(line: string): void;
  readLine(): Promise<string>;
  ask(question: string): Promise<boolean | null>;
}

export interface TaskDeps {
  readonly settings: Settings;
  readonly terminal: Terminal;
  readonly server: string;
  open(): Promise<Result<Database, CannotOpen>>;
}

export type Task = (
  args: readonly string[],
  deps: TaskDeps,
) => Promise<Result<null, NotDone | CannotOpen>>;
