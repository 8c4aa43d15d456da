import type { Repositories } from "#ports/repositories.ts";

export interface UnitOfWork {
  /**
   * Runs `work` alone: nobody else's change comes between its first load and its last save.
   * All that it saved is stored, or none when it throws. `work` awaits its repositories only.
   */
  run<Value>(work: (repositories: Repositories) => Promise<Value>): Promise<Value>;
}
