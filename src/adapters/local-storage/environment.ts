import type { Log } from "#adapters/local-storage/documents.ts";
import type { Clock } from "#ports/clock.ts";

export interface Environment {
  readonly storage: Storage;
  readonly indexedDB: IDBFactory | undefined;
  readonly events: EventTarget;
  readonly log: Log;
  readonly clock: Clock;
}
