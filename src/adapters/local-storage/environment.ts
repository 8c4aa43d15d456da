import type { Log } from "#adapters/local-storage/documents.ts";
import type { Clock } from "#ports/clock.ts";

/** What a browser tab offers to keep records with. */
export interface Environment {
  readonly storage: Storage;
  /** Undefined where the browser has none: then only this tab's own changes keep their order. */
  readonly indexedDB: IDBFactory | undefined;
  /** Where other tabs' changes are told. */
  readonly events: EventTarget;
  readonly log: Log;
  readonly clock: Clock;
}
