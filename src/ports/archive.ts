import type { FarmDocuments, Place } from "#core/backup/farm-documents.ts";

/** A record that a store doesn't take. */
export interface RefusedRecord {
  readonly place: Place;
  readonly reason: /** It isn't what its kind is made of. */
    | "unreadable"
    /** A figure in it is higher than the store keeps. */
    | "too-high"
    /** There is another of the same id before it. */
    | "second-id"
    /** There is another customer of the same e-mail before it. */
    | "second-email";
}

/** All of the farm's records at once. What is not theirs (sessions, agreements, …) stays as it is. */
export interface Archive {
  /** So many characters of JSON it holds; null where there is no end. */
  readonly most: number | null;
  /** The records of one moment. */
  read(): Promise<FarmDocuments>;
  /** Those of the documents' records that this store doesn't take. */
  refusedIn(documents: FarmDocuments): Promise<readonly RefusedRecord[]>;
  /** Puts the documents, of which it takes every record, in the place of all: all of them, or none when it throws. */
  replace(documents: FarmDocuments): Promise<void>;
}
