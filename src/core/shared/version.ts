/**
 * Optimistic locking: an opaque text for what a record was when it was read. An edit names the version it was made
 * from, and is refused where the store has another.
 */
export type Version = string;

export type Versioned<Record> = Record & { readonly version: Version };
