/** Optimistic locking: an opaque text for a record as it was read. An edit of another version is refused. */
export type Version = string;

export type Versioned<Record> = Record & { readonly version: Version };
