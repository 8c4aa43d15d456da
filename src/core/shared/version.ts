/** Optimistic locking: an opaque text, by which an edit of another version is refused. */
export type Version = string;

export type Versioned<Record> = Record & { readonly version: Version };
