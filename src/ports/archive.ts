import type { FarmDocuments, Place } from "#core/backup/farm-documents.ts";

export interface RefusedRecord {
  readonly place: Place;
  readonly reason: "unreadable" | "too-high" | "second-id" | "second-email";
}

/** The farm's records as one whole. Sessions, payments and the like are no part of it. */
export interface Archive {
  /** How many characters of JSON it holds; null without a limit. */
  readonly most: number | null;
  read(): Promise<FarmDocuments>;
  refusedIn(documents: FarmDocuments): Promise<readonly RefusedRecord[]>;
  /** Replaces all records, of which none may be refused: all of them, or none when it throws. */
  replace(documents: FarmDocuments): Promise<void>;
}
