import type { Log } from "#adapters/local-storage/documents.ts";
import type { Clock } from "#ports/clock.ts";

export interface Environment {
  readonly storage: Storage;
  /** Undefined where the browser has none: then only this tab's own changes are in order. */
  readonly indexedDB: IDBFactory | undefined;
  readonly events: EventTarget;
  readonly log: Log;
  readonly clock: Clock;
}
