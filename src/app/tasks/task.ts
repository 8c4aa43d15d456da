import type { Settings } from "#adapters/node/settings.ts";
import type { Database } from "#adapters/postgres/database.ts";
import type { CannotOpen } from "#app/server/cannot-open.ts";
import { type Result, refuse } from "#core/shared/result.ts";

/** Why a task was not done, in one sentence for whoever asked for it. */
export interface NotDone {
  readonly kind: "not-done";
  readonly sentence: string;
}

export const notDone = (sentence: string) => refuse<NotDone>({ kind: "not-done", sentence });

/** The terminal of whoever asked for a task. */
export interface Terminal {
  tell(line: string): void;
  /** In place of what it told of before, where the terminal can. */
  tellProgress(line: string): void;
  /** Whether the answer is yes; null where nobody is there to answer. */
  ask(question: string): Promise<boolean | null>;
}

export interface TaskDeps {
  readonly settings: Settings;
  readonly terminal: Terminal;
  /** The path of the built server, which does some things in a process of its own. */
  readonly server: string;
  /** The database that the settings name, brought up to date. Whoever opens it closes it. */
  open(): Promise<Result<Database, CannotOpen>>;
}

/** Something that is done to the shop's records from a shell. `args` are the words behind its name. */
export type Task = (
  args: readonly string[],
  deps: TaskDeps,
) => Promise<Result<null, NotDone | CannotOpen>>;
